import { storyNeighbours } from "../../../../src/core/routes/story-neighbours";

test("each story knows what stands before and after it, and the ends have one neighbour", () => {
  expect(Object.fromEntries(storyNeighbours(["drives", "north", "villages"]))).toEqual({
    drives: { previous: null, next: "north" },
    north: { previous: "drives", next: "villages" },
    villages: { previous: "north", next: null },
  });
});

test("a story alone has no neighbours", () => {
  expect(storyNeighbours(["drives"]).get("drives")).toEqual({ previous: null, next: null });
});
