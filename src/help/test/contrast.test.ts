/** Chosen colors with too little contrast. */
import { lowContrast } from '../rules/contrast';
import { block, found } from './page';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/modules' )
);

const colour = ( text?: string, background?: string ) => ( {
	style: { color: { text, background } },
} );

it( 'measures the selected text on its inherited background', () => {
	const [ pale ] = found(
		lowContrast,
		block( 'core/paragraph', colour( '#aaa' ) )
	);
	expect( pale?.title ).toBe( 'Text is hard to read: contrast ratio 2.3:1' );
	expect(
		found( lowContrast, block( 'core/paragraph', colour( '#555' ) ) )
	).toEqual( [] );
} );

it( 'uses the background of parent blocks', () => {
	const dark = ( ...inner: ReturnType< typeof block >[] ) =>
		block( 'core/group', colour( '#fff', '#000' ), ...inner );
	expect(
		found(
			lowContrast,
			dark( block( 'core/paragraph', colour( '#333' ) ) )
		)
	).toHaveLength( 1 );
	expect(
		found(
			lowContrast,
			dark( block( 'core/paragraph', colour( '#ccc' ) ) )
		)
	).toEqual( [] );
} );

it( 'uses the nearest of several backgrounds', () => {
	const text = block( 'core/paragraph', colour( '#333' ) );
	const inner = block( 'core/group', colour( '#fff', '#000' ), text );
	const [ one ] = found(
		lowContrast,
		block( 'core/group', colour( '#000', '#fff' ), inner )
	);
	expect( one?.title ).toBe( 'Text is hard to read: contrast ratio 1.6:1' );
} );

it( 'resolves presets in every notation', () => {
	const spellings = [
		{ textColor: 'pale' },
		colour( 'var:preset|color|pale' ),
		colour( 'var(--wp--preset--color--pale)' ),
	];
	for ( const attributes of spellings ) {
		expect(
			found( lowContrast, block( 'core/paragraph', attributes ) )
		).toHaveLength( 1 );
	}
} );

it( 'suggests the theme color with the best contrast, else black or white', () => {
	const [ pale ] = found(
		lowContrast,
		block( 'core/paragraph', {
			...colour( '#aaa' ),
			textColor: undefined,
		} )
	);
	expect( pale?.fix?.label ).toBe( 'Use “Contrast” as text color' );
	expect( pale?.fix?.change( '' ) ).toEqual( {
		textColor: 'contrast',
		style: { color: { text: undefined, background: undefined } },
	} );
	const [ middle ] = found(
		lowContrast,
		block( 'core/paragraph', colour( '#888', '#777777' ) )
	);
	expect( middle?.fix?.change( '' ) ).toMatchObject( {
		style: { color: { text: '#000000' } },
	} );
} );

it.each( [
	[ 'nothing chosen', block( 'core/paragraph' ) ],
	[ 'a line', block( 'core/separator', { backgroundColor: 'pale' } ) ],
	[ 'a picture', block( 'core/cover', colour( '#fff' ) ) ],
	[
		'a gradient',
		block( 'core/group', { ...colour( '#fff' ), gradient: 'x' } ),
	],
	[ 'a colour by name', block( 'core/paragraph', colour( 'wheat' ) ) ],
	[ 'half a button', block( 'core/button', colour( '#fff' ) ) ],
] )( 'reports nothing for %s', ( _, one ) => {
	expect( found( lowContrast, one ) ).toEqual( [] );
} );
