import { isPlain } from './is-plain';

test( 'a plain click is one with the primary button and no modifier', () => {
	const click = ( init?: MouseEventInit ) => new MouseEvent( 'click', init );
	expect( isPlain( click() ) ).toBe( true );
	expect( isPlain( click( { button: 1 } ) ) ).toBe( false );
	for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] ) {
		expect( isPlain( click( { [ key ]: true } ) ) ).toBe( false );
	}
} );
