/** Forms that accept nothing now, and what is counted. */
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { button, input, mockToken, read, settle, type, wake } from './in-page';
import { seen } from '../view/seen';

const mockCall = jest.fn( () => Promise.resolve( mockToken ) );
jest.mock( '@frontage/api', () => ( {
	callAction: () => mockCall(),
} ) );
jest.mock( '@frontage/lib/page-data', () => ( {
	readPageData: () => ( { ajax: '/ajax' } ),
} ) );

const NOW = Date.UTC( 2027, 6, 1, 12 );
const seconds = ( hours: number ) => NOW / 1000 + hours * 3600;
const note = () => document.querySelector( '.frontage-form__closed' );
const isShown = () =>
	! document.querySelector( 'form' )!.classList.contains( 'is-closed' );
const sent: string[] = [];

beforeEach( () => {
	jest.setSystemTime( NOW );
	mockCall.mockClear();
	sent.length = 0;
	navigator.sendBeacon = ( _, data ) => {
		sent.push( String( ( data as URLSearchParams ).get( 'what' ) ) );
		return true;
	};
} );
afterEach( () => {
	delete mockToken.closed;
} );

test( 'asks at load only if a time is near or past', async () => {
	wake( 'contact' );
	wake( 'contact', ( props ) => ( props.times = { opens: seconds( -90 ) } ) );
	wake( 'contact', ( props ) => ( props.times = { closes: seconds( 90 ) } ) );
	await settle();
	expect( mockCall ).not.toHaveBeenCalled();
	wake( 'contact', ( props ) => ( props.times = { closes: seconds( 2 ) } ) );
	wake( 'contact', ( props ) => ( props.times = { opens: seconds( 90 ) } ) );
	await settle();
	expect( mockCall ).toHaveBeenCalledTimes( 2 );
} );

test( 'the server, not the clock, closes the form', async () => {
	wake( 'contact', ( props ) => ( props.times = { closes: seconds( -2 ) } ) );
	await settle();
	expect( [ note(), isShown() ] ).toEqual( [ null, true ] );
	mockToken.closed = { state: 'closed', message: 'Too late.' };
	wake( 'contact', ( props ) => ( props.times = { closes: seconds( 2 ) } ) );
	await settle();
	expect( note()!.textContent ).toBe( 'Too late.' );
	expect( isShown() ).toBe( false );
} );

test( 'a form that opens while the page is open shows itself', async () => {
	mockToken.closed = { state: 'early', message: 'At two.' };
	wake( 'contact', ( props ) => ( props.times = { opens: seconds( 2 ) } ) );
	await settle();
	expect( isShown() ).toBe( false );
	jest.advanceTimersByTime( 2 * 3600 * 1000 );
	expect( [ note(), isShown() ] ).toEqual( [ null, true ] );
} );

test( 'a form in use is never hidden', async () => {
	mockToken.closed = { state: 'full', message: 'Full.' };
	wake( 'contact' );
	input( 'name_0' ).focus();
	type( 'name_0', 'Ada' );
	await settle();
	expect( note()!.textContent ).toBe( 'Full.' );
	expect( isShown() ).toBe( true );
	expect( input( 'name_0' ).value ).toBe( 'Ada' );
} );

test( 'counts begun and steps once each and in answers no more, and nothing before', () => {
	const show = () =>
		wake(
			'steps-with-a-condition',
			() => {},
			( html ) =>
				html.replace( /(name="frontage_form" value=")[^"]*/, '$1steps' )
		);
	show();
	expect( sent ).toEqual( [] );
	input( 'name_0' ).focus();
	input( 'email_0' ).focus();
	expect( sent ).toEqual( [ 'begun' ] );
	type( 'name_0', 'Ada' );
	type( 'email_0', 'ada@example.org' );
	button( 'next' ).click();
	button( 'back' ).click();
	button( 'next' ).click();
	expect( sent ).toEqual( [ 'begun', 'step2' ] );
	show();
	input( 'name_0' ).focus();
	expect( sent ).toEqual( [ 'begun', 'step2' ] );
} );

test( 'counts nothing if the author does not want it', () => {
	wake( 'contact', ( props ) => delete props.counts );
	input( 'name_0' ).focus();
	expect( sent ).toEqual( [] );
} );

test( 'counts that the form is in view, with a script of its own', () => {
	document.body.innerHTML = read( 'contact' );
	const island =
		document.querySelector< HTMLElement >( '[name="form-seen"]' )!;
	const stop = seen( island );
	FakeIntersectionObserver.last.see( { isIntersecting: false } );
	expect( sent ).toEqual( [] );
	FakeIntersectionObserver.last.see( { isIntersecting: true } );
	expect( sent ).toEqual( [ 'seen' ] );
	stop();
	seen( island );
	FakeIntersectionObserver.last.see( { isIntersecting: true } );
	expect( sent ).toEqual( [ 'seen' ] );
} );
