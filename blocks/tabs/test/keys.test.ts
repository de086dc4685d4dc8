/** Keys follow the layout. */
import { targetOf } from '../keys';

const press = (
	key: string,
	index: number,
	style = '',
	init: KeyboardEventInit = {}
) => {
	document.body.innerHTML = `<div style="display:flex;${ style }"><a></a><a></a><a></a></div>`;
	return targetOf( new KeyboardEvent( 'keydown', { key, ...init } ), index, [
		...document.querySelectorAll( 'a' ),
	] );
};

test.each( [
	[ 'ArrowRight', 0, '', 1 ],
	[ 'ArrowRight', 2, '', 0 ],
	[ 'ArrowLeft', 0, '', 2 ],
	[ 'ArrowDown', 0, '', null ],
	[ 'ArrowRight', 0, 'direction:rtl', 2 ],
	[ 'ArrowLeft', 0, 'direction:rtl', 1 ],
	[ 'ArrowDown', 0, 'flex-direction:column', 1 ],
	[ 'ArrowUp', 0, 'flex-direction:column', 2 ],
	[ 'ArrowRight', 0, 'flex-direction:column', null ],
	[ 'ArrowDown', 0, 'flex-direction:column;direction:rtl', 1 ],
	[ 'Home', 2, '', 0 ],
	[ 'End', 0, '', 2 ],
	[ ' ', 1, '', 1 ],
	[ 'a', 1, '', null ],
] )( '%s on tab %i in a list with “%s” leads to %s', ( key, at, style, to ) => {
	expect( press( key, at, style ) ).toBe( to );
} );

test.each( [ 'altKey', 'ctrlKey', 'metaKey', 'shiftKey' ] )(
	'leaves keys with %s to the browser',
	( modifier ) => {
		expect(
			press( 'ArrowRight', 0, '', { [ modifier ]: true } )
		).toBeNull();
	}
);
