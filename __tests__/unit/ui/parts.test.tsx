/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "../../../src/ui/Accordion";
import { Breadcrumb } from "../../../src/ui/Breadcrumb";
import { ButtonLink } from "../../../src/ui/Button";
import { InlineText } from "../../../src/ui/InlineText";
import { Picture } from "../../../src/ui/Picture";
import { Table } from "../../../src/ui/Table";

test("Accordion shows one answer at a time, and may show none", async () => {
  const user = userEvent.setup();
  render(
    <Accordion
      items={[
        { id: "a", title: "First?", content: <p>First answer</p> },
        { id: "b", title: "Second?", content: <p>Second answer</p> },
      ]}
    />,
  );
  expect(screen.getByText("First answer")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Second?" }));
  expect(screen.getByRole("button", { name: "First?" })).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("button", { name: "Second?" })).toHaveAttribute("aria-expanded", "true");
  await user.click(screen.getByRole("button", { name: "Second?" }));
  expect(screen.getByRole("button", { name: "Second?" })).toHaveAttribute("aria-expanded", "false");
});

test("InlineText renders links and emphasis, and escapes HTML", () => {
  render(
    <p>
      <InlineText>{"Costs **15 €**, see [the terms](/terms#fees), not <script>."}</InlineText>
    </p>,
  );
  expect(screen.getByText("15 €").tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "the terms" })).toHaveAttribute("href", "/terms#fees");
  expect(screen.getByText(/not <script>/)).toBeInTheDocument();
});

test("Breadcrumb marks the current page, and is empty for one item", () => {
  const { rerender } = render(
    <Breadcrumb
      label="Breadcrumb"
      items={[
        { label: "Home", path: "/" },
        { label: "Parking", path: "/parking" },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByText("Parking")).toHaveAttribute("aria-current", "page");
  rerender(<Breadcrumb label="Breadcrumb" items={[{ label: "Home", path: "/" }]} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("a link that opens a new tab announces it", () => {
  render(
    <ButtonLink variant="book" href="https://example.com" newTab="(opens in a new tab)">
      Book online
    </ButtonLink>,
  );
  expect(screen.getByRole("link", { name: "Book online (opens in a new tab)" })).toHaveAttribute("target", "_blank");
});

test("Picture says when it cannot be loaded", () => {
  render(
    <Picture
      data={{ width: 10, height: 5, images: { fallback: { src: "/missing.webp" } } }}
      alt="A bay"
      sizes="100vw"
      unavailable="Image unavailable"
    />,
  );
  fireEvent.error(screen.getByRole("img", { name: "A bay" }));
  expect(screen.getByText("Image unavailable")).toBeVisible();
});

test("Table has headers for rows and columns", () => {
  render(
    <Table
      caption="Drivers"
      columns={[{ title: "Car" }, { title: "Van", note: "by phone" }]}
      rows={[{ id: "age", title: "Age", cells: ["25", "23"] }]}
    />,
  );
  expect(screen.getByRole("table", { name: "Drivers" })).toBeInTheDocument();
  expect(screen.getByRole("rowheader", { name: "Age" })).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "Van by phone" })).toBeInTheDocument();
});
