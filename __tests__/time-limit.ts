// A test opens many pages or builds the site; it ends by what it finds, not by the clock.
jest.setTimeout(300_000);
