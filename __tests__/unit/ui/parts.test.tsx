/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Breadcrumb } from "../../../src/ui/Breadcrumb";
import { ButtonLink } from "../../../src/ui/Button";
import { InlineText } from "../../../src/ui/InlineText";
import { Table } from "../../../src/ui/Table";

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
  const home = { label: "Home", path: "/" };
  const { rerender } = render(<Breadcrumb label="Breadcrumb" items={[home, { label: "Parking", path: "/parking" }]} />);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByText("Parking")).toHaveAttribute("aria-current", "page");
  rerender(<Breadcrumb label="Breadcrumb" items={[home]} />);
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

test("Table has headers for rows and columns", () => {
  const columns = [{ title: "Car" }, { title: "Van", note: "by phone" }];
  render(<Table caption="Drivers" columns={columns} rows={[{ id: "age", title: "Age", cells: ["25", "23"] }]} />);
  expect(screen.getByRole("table", { name: "Drivers" })).toBeInTheDocument();
  expect(screen.getByRole("rowheader", { name: "Age" })).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "Van by phone" })).toBeInTheDocument();
});
