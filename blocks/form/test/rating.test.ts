/** Ratings with stars, also in pages that are read from right to left. */
import type { FormProps } from '@frontage/form/types';
import {
	answers,
	body,
	button,
	input,
	mockToken,
	rules,
	settle,
	type,
	wake,
} from './in-page';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

const KIND = 'newer-fields';
/** Enhances the form; jsdom has no canvas for its signature. */
const start = ( change: ( props: FormProps ) => void = () => {} ) =>
	wake( KIND, ( props ) => {
		delete props.extras;
		change( props );
	} );
const star = ( number: number ) => input( `visit_0-${ number - 1 }` );
const stars = () => [
	...document.querySelectorAll< HTMLInputElement >(
		'.frontage-form__star input'
	),
];
const choose = ( number: number ) => {
	star( number ).click();
	jest.advanceTimersByTime( 300 );
};
const needed = ( { fields }: FormProps ) => {
	rules( fields, 'visit' ).required = true;
};

afterEach( () => ( document.dir = '' ) );

test( 'is one choice of as many as there are stars, each with a name that says its number', () => {
	start();
	expect( stars() ).toHaveLength( 5 );
	expect( star( 4 ).labels![ 0 ]!.textContent ).toBe( '4 of 5' );
	choose( 2 );
	choose( 4 );
	expect( stars().filter( ( { checked } ) => checked ) ).toEqual( [
		star( 4 ),
	] );
} );

test( 'a missing one is told with a link to the first star, until one is chosen', () => {
	start( needed );
	button( 'send' ).click();
	const link = document.querySelector< HTMLAnchorElement >(
		'.frontage-form__summary a'
	)!;
	expect( [ link.textContent, link.hash ] ).toEqual( [
		'How was your last visit?',
		`#${ star( 1 ).id }`,
	] );
	expect( stars().every( ( { ariaInvalid } ) => ariaInvalid ) ).toBe( true );
	link.click();
	expect( document.querySelector( ':focus' ) ).toBe( star( 1 ) );
	choose( 3 );
	expect( stars().some( ( { ariaInvalid } ) => ariaInvalid ) ).toBe( false );
} );

test.each( [ 'ltr', 'rtl' ] )(
	'sends the number of stars, also with one of them in a draft, in %s pages',
	async ( dir ) => {
		document.dir = dir;
		start();
		choose( 5 );
		start();
		expect( star( 5 ).checked ).toBe( true );
		type( 'guests_1_first_0', 'Ada' );
		type( 'signature_0', 'Ada' );
		input( 'rules_0' ).checked = true;
		answers( '' );
		button( 'send' ).click();
		await settle();
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( body().get( 'et_pb_contact_visit_0' ) ).toBe( '5' );
	}
);

test( 'conditions compare it as a number', () => {
	start( ( { fields } ) => {
		rules( fields, 'budget' ).when = {
			relation: 'all',
			rules: [ [ 'visit', 'is less', '3' ] ],
		};
	} );
	const budget = document.querySelector< HTMLElement >(
		'[data-field=budget]'
	)!;
	choose( 2 );
	expect( budget.hidden ).toBe( false );
	choose( 3 );
	expect( budget.hidden ).toBe( true );
} );
