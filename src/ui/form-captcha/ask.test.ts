import { grantConsent } from '@frontage/lib/consent';
import { ask, preload, solve } from '.';

jest.mock(
	'acme-captcha',
	() => ( {
		solve: ( { key }: { key: string } ) =>
			Promise.resolve( `human ${ key }` ),
	} ),
	{ virtual: true }
);

const TERMS = {
	vendor: 'recaptcha',
	category: 'functional',
	mode: 'ask',
} as const;
const DATA = {
	key: 'public',
	action: 'frontage_form_x',
	algorithm: '',
	challenge: '',
	maxnumber: 0,
	salt: '',
	signature: '',
};

const place = () => {
	document.body.innerHTML =
		'<form><div id="place"><div class="frontage-form__ask" hidden><div class="frontage-consent"><button type="button" data-consent="always">Load</button></div><input name="frontage_captcha"></div></div><button type="submit">Send</button></form>';
	return document.getElementById( 'place' )!;
};
const scripts = () => document.querySelectorAll( 'script' ).length;

afterEach( () => {
	localStorage.clear();
	document.head.innerHTML = '';
	delete window.wp_has_consent;
} );

test( 'loads no service before consent: a sum replaces it', async () => {
	const here = place();
	ask( here, TERMS );
	const box = here.querySelector< HTMLElement >( '.frontage-form__ask' )!;
	expect( box.hidden ).toBe( false );
	expect( await solve( 'recaptcha', DATA, here ) ).toBe( '' );
	expect( scripts() ).toBe( 0 );
	const load = here.querySelector( 'button' )!;
	load.focus();
	load.click();
	expect( here.childElementCount ).toBe( 0 );
	expect( here.ownerDocument.activeElement?.textContent ).toBe( 'Send' );
	void solve( 'recaptcha', DATA, here );
	expect( scripts() ).toBe( 1 );
	const next = place();
	const ready = jest.fn();
	ask( next, TERMS, ready );
	expect( ready ).toHaveBeenCalledTimes( 1 );
	expect( next.childElementCount ).toBe( 0 );
} );

test( 'says that the service was allowed, and lets its script load at once', () => {
	const here = place();
	const box = here.querySelector< HTMLElement >( '.frontage-form__ask' )!;
	box.dataset.agreed = 'The service checks this form.';
	const ready = jest.fn();
	ask( here, { ...TERMS, vendor: 'fourth' }, ready );
	expect( ready ).not.toHaveBeenCalled();
	here.querySelector( 'button' )!.click();
	expect( ready ).toHaveBeenCalledTimes( 1 );
	expect( here.querySelector( '[role=status]' )?.textContent ).toBe(
		'The service checks this form.'
	);
} );

test( 'does not ask a visitor who has agreed before', () => {
	const other = { ...TERMS, vendor: 'turnstile' };
	grantConsent( other );
	const here = place();
	ask( here, other );
	expect( here.childElementCount ).toBe( 0 );
} );

test( 'a consent plugin decides, also later', () => {
	window.wp_has_consent = () => false;
	const here = place();
	ask( here, { ...TERMS, vendor: 'third', mode: 'allow' } );
	expect( here.childElementCount ).toBe( 1 );
	window.wp_has_consent = ( category ) => category === 'functional';
	document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	expect( here.childElementCount ).toBe( 0 );
} );

test( 'a captcha of another plugin is solved by its own module, and one without a module by the visitor', async () => {
	const at = place();
	at.querySelector( '.frontage-form__ask' )!.remove();
	const data = { ...DATA, module: 'acme-captcha' };
	expect( await solve( 'acme-check', data, at ) ).toBe( 'human public' );
	expect( await solve( 'acme-riddle', DATA, at ) ).toBe( '' );
} );

test( 'consent to another plugin’s service loads none of ours', () => {
	preload( 'acme-check', DATA );
	expect( scripts() ).toBe( 0 );
	preload( 'turnstile', DATA );
	expect( scripts() ).toBe( 1 );
} );
