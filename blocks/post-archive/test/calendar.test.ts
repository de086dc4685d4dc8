/** The calendar in a list whose content is replaced. */
import { moveByArrows, swap } from '../view/calendar';

const day = ( number: number ) =>
	`<td><a href="#" class="day" aria-label="March ${ number }, 2026">${ number }</a></td>`;

const month = ( isOpen = false ) =>
	`<details ${ isOpen ? 'open' : '' }><summary>Calendar</summary><a class="step is-next" href="#" aria-label="April 2026"></a><table><tr><td></td>${ day( 1 ) }<td>2</td><td>3</td>${ day( 4 ) }<td>5</td><td>6</td></tr><tr><td>7</td>${ day( 8 ) }<td>9</td></tr></table></details>`;

const at = () => document.querySelector( ':focus' )!.textContent;

function stage() {
	document.body.innerHTML = `<div>${ month( true ) }</div>`;
	const into = document.querySelector( 'div' )!;
	into.onkeydown = moveByArrows;
	const link = ( name: string ) =>
		into.querySelector< HTMLElement >( `[aria-label^="${ name }"]` )!;
	return { into, link };
}

const press = ( key: string ) =>
	document.querySelector( ':focus' )!.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key,
			bubbles: true,
			cancelable: true,
		} )
	);

test( 'arrow keys move between days with posts by day and week', () => {
	const { link } = stage();
	jest.spyOn( Element.prototype, 'matches' ).mockReturnValue( false );
	link( 'March 1,' ).focus();
	// The page does not scroll.
	expect( press( 'ArrowRight' ) ).toBe( false );
	expect( at() ).toBe( '4' );
	press( 'ArrowRight' );
	expect( at() ).toBe( '8' );
	press( 'ArrowUp' );
	expect( at() ).toBe( '1' );
	press( 'ArrowDown' );
	expect( at() ).toBe( '8' );
	press( 'ArrowLeft' );
	expect( at() ).toBe( '4' );
	press( 'ArrowUp' );
	expect( at() ).toBe( '4' );
	jest.restoreAllMocks();
} );

test( 'a response keeps it open and focus on the same day', () => {
	const { into, link } = stage();
	link( 'March 4,' ).focus();
	swap( into, month() );
	expect( into.querySelector( 'details' )!.open ).toBe( true );
	expect( at() ).toBe( '4' );
} );

test( 'the link to another month keeps the focus', () => {
	const { into, link } = stage();
	link( 'April' ).focus();
	swap( into, month().replace( 'April', 'May' ) );
	expect( document.querySelector( ':focus' )!.className ).toBe(
		'step is-next'
	);
	link( 'May' ).focus();
	swap(
		into,
		month()
			.replace( '<a class="step is-next"', '<a class="x"' )
			.replace( 'April', 'June' )
	);
	expect( at() ).toBe( 'Calendar' );
} );

test( 'does not change focus elsewhere', () => {
	const { into } = stage();
	swap( into, month() );
	expect( document.querySelector( ':focus' ) ).toBeNull();
} );
