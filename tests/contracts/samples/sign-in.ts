import type { SignInPageModel } from '../../../src/features/account/sign-in/model.ts';

/** The sign-in page after a rejected number. */
export const signInNumber: SignInPageModel = {
  heading: 'Sign in to reserve',
  intro: 'Enter your mobile and we’ll text you a code. No password needed.',
  action: '/sign-in?type=checkout&redirect=%2Fcars%2Fkluger%2Fcheckout',
  done: 'Your account and everything in it is deleted. You’re signed out.',
  codeMinutes: 10,
  codeDigits: 6,
  back: { label: 'Back', href: '/cars/kluger' },
  calculator: null,
  steps: [],
  gains: ['The car reserved in your name', 'What you’ve sent us, kept in My Garage'],
  onwards: { label: 'Browse cars without signing in', href: '/search/new-used-and-demo-cars' },
  phone: { label: 'Call Now', text: '07 5550 1234', href: 'tel:+61755501234' },
  privacy: [{ label: 'Privacy policy', href: '/privacy-policy' }],
  state: {
    step: 'number',
    typed: '0412',
    problem: 'Please enter an Australian mobile number, such as 0412 345 678.',
    status: 400,
  },
  head: {
    title: 'Sign in to reserve | Harbour',
    description: 'Sign in',
    canonical: null,
    siteName: 'Harbour',
    robots: 'noindex, nofollow',
  },
};

/** The sign-in page after a wrong code. */
export const signInCode: SignInPageModel = {
  ...signInNumber,
  back: null,
  state: {
    step: 'code',
    phone: '+61412345678',
    phoneText: '0412 345 678',
    typed: '000000',
    problem: 'That code isn’t right. Please check the text message.',
    notice: 'We’ve just sent a code to this number.',
    shownCode: '123456',
    waitSeconds: 12,
    status: 400,
  },
};
