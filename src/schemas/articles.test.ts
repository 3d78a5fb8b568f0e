import { cardsInOrder } from "./articles";

test("the travel guide has the cards of its list, then the other articles, the oldest first", () => {
  const articles = [
    { id: "new", published: "2026-01-02" },
    { id: "listed", published: "2026-01-03" },
    { id: "old", published: "2025-12-31" },
  ];
  expect(cardsInOrder(["page", "listed"], articles)).toEqual(["page", "listed", "old", "new"]);
});
