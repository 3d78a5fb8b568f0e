// A test opens many pages; it ends by what it finds, not by the clock.
jest.setTimeout(180_000);
