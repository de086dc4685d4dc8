import { notify } from './notice';

const shown = () =>
	[ ...document.querySelectorAll( '.frontage-notice p' ) ].map(
		( { textContent } ) => textContent
	);
const last = () =>
	[
		...document.querySelectorAll< HTMLElement >( '.frontage-notice' ),
	].pop()!;

beforeEach( () => {
	jest.useFakeTimers();
	document.body.replaceChildren();
	const proto = HTMLElement.prototype as any;
	proto.showPopover = jest.fn();
	proto.hidePopover = jest.fn();
	const { matches } = Element.prototype as any;
	jest.spyOn( Element.prototype, 'matches' ).mockImplementation( function (
		this: Element,
		selector: string
	) {
		return selector === ':popover-open'
			? false
			: matches.call( this, selector );
	} );
	const all = Document.prototype.querySelectorAll;
	jest.spyOn( document, 'querySelectorAll' ).mockImplementation(
		( selector: string ) =>
			all.call(
				document,
				selector.replace( ':modal', '[open]' )
			) as NodeListOf< Element >
	);
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'is announced politely, or assertively for errors, as plain text', () => {
	notify( '<b>Saved</b>', { close: 'Dismiss' } );
	notify( 'Lost', { close: 'Dismiss', isAlert: true } );
	expect( document.querySelector( '[role=status] p' )?.textContent ).toBe(
		'<b>Saved</b>'
	);
	expect( document.querySelector( '[role=alert] p' )?.textContent ).toBe(
		'Lost'
	);
	expect( document.querySelectorAll( '.frontage-notices' ) ).toHaveLength(
		1
	);
} );

it( 'disappears after 5000 ms, one by one', () => {
	notify( 'One', { close: 'Dismiss' } );
	jest.advanceTimersByTime( 4000 );
	notify( 'Two', { close: 'Dismiss' } );
	jest.advanceTimersByTime( 999 );
	expect( shown() ).toEqual( [ 'One', 'Two' ] );
	jest.advanceTimersByTime( 1 );
	expect( shown() ).toEqual( [ 'Two' ] );
	jest.advanceTimersByTime( 4000 );
	expect( shown() ).toEqual( [] );
	expect( HTMLElement.prototype.hidePopover ).toHaveBeenCalled();
} );

it.each( [
	[ 'pointerenter', 'pointerleave' ],
	[ 'focusin', 'focusout' ],
] )( 'stays while hovered or focused (%s)', ( begin, end ) => {
	notify( 'One', { close: 'Dismiss' } );
	last().dispatchEvent( new Event( begin ) );
	jest.advanceTimersByTime( 60_000 );
	expect( shown() ).toEqual( [ 'One' ] );
	last().dispatchEvent( new Event( end ) );
	jest.advanceTimersByTime( 5000 );
	expect( shown() ).toEqual( [] );
} );

it( 'can be dismissed, and stays forever with a timeout of 0', () => {
	notify( 'One', { close: 'Dismiss', timeout: 0 } );
	jest.advanceTimersByTime( 600_000 );
	expect( shown() ).toEqual( [ 'One' ] );
	const button = last().querySelector( 'button' )!;
	expect( button.getAttribute( 'aria-label' ) ?? button.ariaLabel ).toBe(
		'Dismiss'
	);
	button.click();
	expect( shown() ).toEqual( [] );
} );

it( 'is inside the open dialog, since the page is inert', () => {
	document.body.innerHTML = '<dialog open id="d"></dialog>';
	notify( 'One', { close: 'Dismiss' } );
	expect( document.querySelector( '#d .frontage-notice' ) ).not.toBeNull();
} );
