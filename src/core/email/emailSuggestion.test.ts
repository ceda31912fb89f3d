import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailSuggestion } from './emailSuggestion';

describe('"did you mean"', () => {
  it.each([
    ['marek@gmial.com', 'marek@gmail.com'],
    ['Marek.K@hotmial.com', 'Marek.K@hotmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@hotmal.fr', 'a@hotmail.fr'],
    ['a@hccnett.nl', 'a@hccnet.nl'],
    ['a@onlinee.de', 'a@online.de'],
  ])('meets %s with %s [VA-03]', (typed, meant) => {
    expect(emailSuggestion(typed)).toBe(meant);
  });

  it.each([
    'marek@gmail.com',
    'marek@GMAIL.com',
    'm@web.de',
    'm@wp.pl',
    'm@libero.it',
    'm@orange.fr',
    'm@ziggo.nl',
    'm@hccnet.nl',
    'm@upcmail.nl',
    'm@orange.be',
    'm@gmx.fr',
    'm@mailo.com',
    'm@online.de',
    'm@o2online.de',
    'm@interia.eu',
    'm@onet.eu',
    'm@go2.pl',
    'm@orange.pl',
    'm@tin.it',
    'm@orange.es',
    'm@hotmail.com.mx',
    'm@hotmail.pt',
    'm@mac.com',
    'm@MAC.com',
  ])('leaves the good address %s alone [VA-03]', (typed) => {
    expect(emailSuggestion(typed)).toBeNull();
  });

  it.each(['', 'marek', 'marek@', '@gmial.com', 'marek@example.test', 'marek@stad.gent'])(
    'has nothing to say about "%s"',
    (typed) => {
      expect(emailSuggestion(typed)).toBeNull();
    },
  );

  it('never fails and never touches what stands before the @', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (typed) => {
        const meant = emailSuggestion(typed);
        const trimmed = typed.trim();
        expect(meant?.slice(0, meant.lastIndexOf('@')) ?? null).toBe(
          meant === null ? null : trimmed.slice(0, trimmed.lastIndexOf('@')),
        );
      }),
    );
  });
});
