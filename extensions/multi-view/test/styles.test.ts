/** Styles in the editor's canvas are those of the server. */
import { styleOn } from '../edit/styles';
import vectors from './vectors.json';

const inCss = ( style: Record< string, string > ) =>
	Object.fromEntries(
		Object.entries( style ).map( ( [ name, value ] ) => [
			name.replace( '--frontage-view-hover-', '' ),
			value,
		] )
	);

it.each( vectors.map( ( { styles, css } ) => [ styles, css ] as const ) )(
	'%j',
	( styles, css ) => {
		const settings = { styles: { hover: styles } };
		expect( inCss( styleOn( settings, 'desktop', true ) ) ).toEqual( css );
		expect( styleOn( settings, 'desktop', false ) ).toEqual( {} );
	}
);

it( 'gives phones what tablets have, and desktops nothing of both', () => {
	const styles = {
		desktop: { order: 3 },
		tablet: { order: 1, width: '50%' },
		phone: { width: '100%' },
	};
	expect( inCss( styleOn( { styles }, 'phone', false ) ) ).toEqual( {
		order: '1',
		width: '100%',
	} );
	expect( inCss( styleOn( { styles }, 'desktop', false ) ) ).toEqual( {
		order: '3',
	} );
} );

it( 'ignores settings that are not objects', () => {
	for ( const styles of [ null, 7, 'x', { phone: 'x' }, { phone: null } ] ) {
		expect(
			styleOn( { styles: styles as object }, 'phone', true )
		).toEqual( {} );
	}
} );
