import { googleMaps, onTallDrawing } from "../../../../src/core/business/map";

test("converts a place on the wide drawing to the tall one", () => {
  expect(onTallDrawing({ x: 93.93, y: 9.67 })).toEqual({ x: 95.7, y: 3.74 });
});

test("links to Google’s maps as a pin, as directions, and as a frame", () => {
  expect(googleMaps({ latitude: 35.5, longitude: 33 })).toEqual({
    pin: "https://www.google.com/maps/search/?api=1&query=35.5%2C33",
    route: "https://www.google.com/maps/dir/?api=1&destination=35.5%2C33",
    frame: "https://www.google.com/maps?q=35.5%2C33&z=15&output=embed",
  });
});
