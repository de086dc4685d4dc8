/** Arrow keys follow the layout. */
import { targetOf } from '../view/keys';
import { openTabs, sleepTabs, tabsHtml, wakeTabs } from './page';

afterEach( sleepTabs );

const press = ( key: string, index: number, attributes = '' ) => {
	document.body.innerHTML = `<div ${ attributes }><a></a><a></a><a></a></div>`;
	const tabs = [ ...document.querySelectorAll( 'a' ) ];
	const event = new KeyboardEvent( 'keydown', { key } );
	return tabs.indexOf( targetOf( event, index, tabs ) as HTMLAnchorElement );
};

test.each( [
	[ 'ArrowRight', 0, '', 1 ],
	[ 'ArrowRight', 2, '', 0 ],
	[ 'ArrowLeft', 0, '', 2 ],
	[ 'ArrowDown', 0, '', -1 ],
	[ 'ArrowRight', 0, 'dir="rtl"', 2 ],
	[ 'ArrowLeft', 0, 'dir="rtl"', 1 ],
	[ 'ArrowDown', 0, 'style="flex-direction:column"', 1 ],
	[ 'ArrowUp', 0, 'style="flex-direction:column"', 2 ],
	[ 'ArrowRight', 0, 'style="flex-direction:column"', -1 ],
	[ 'ArrowDown', 0, 'dir="rtl" style="flex-direction:column"', 1 ],
	[ 'Home', 2, '', 0 ],
	[ 'End', 0, '', 2 ],
	[ ' ', 1, '', 1 ],
	[ 'a', 1, '', -1 ],
] )(
	'%s on tab %i in a list with “%s” goes to %s',
	( key, at, attributes, to ) => {
		expect( press( key, at, attributes ) ).toBe( to );
	}
);

test( 'passes over tabs that are hidden on this screen', () => {
	wakeTabs( tabsHtml( 'day', [ 'morning', 'noon', 'night' ] ) );
	const tabs = document.querySelectorAll< HTMLElement >( '[role=tab]' );
	tabs[ 1 ]!.style.display = 'none';
	const init = { key: 'ArrowRight', bubbles: true };
	tabs[ 0 ]!.dispatchEvent( new KeyboardEvent( 'keydown', init ) );
	expect( openTabs() ).toEqual( [ 'night' ] );
} );

test.each( [ 'altKey', 'ctrlKey', 'metaKey', 'shiftKey' ] )(
	'leaves keys with %s to the browser',
	( modifier ) => {
		wakeTabs( tabsHtml( 'day', [ 'morning', 'night' ] ) );
		const event = new KeyboardEvent( 'keydown', {
			key: 'ArrowRight',
			bubbles: true,
			cancelable: true,
			[ modifier ]: true,
		} );
		document.querySelector( '[role=tab]' )!.dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( false );
		expect( openTabs() ).toEqual( [ 'morning' ] );
	}
);
