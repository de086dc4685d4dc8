/** What a style contains, what it changes, and what it never touches. */
import { parseStyle } from '../styles/clipboard';
import { styleOf, withStyle, type CopiedStyle } from '../styles/copied-style';

jest.mock( '@frontage/editor', () =>
	jest.requireActual( '@frontage/editor/modules' )
);
const { describeModule } = jest.requireActual( '@frontage/editor/modules' );

const mockSupports: Record< string, any > = {
	'test/a': {
		align: [ 'wide' ],
		color: { background: true },
		spacing: { padding: true },
	},
	'test/b': { color: { text: false }, customClassName: false },
};

jest.mock( '@wordpress/blocks', () => {
	const read = ( name: string, path: string ) =>
		path
			.split( '.' )
			.reduce( ( at, key ) => at?.[ key ], mockSupports[ name ] );
	return {
		getBlockSupport: read,
		hasBlockSupport: ( name: string, path: string, otherwise = false ) =>
			read( name, path ) ?? otherwise,
		getBlockType: () => ( {
			attributes: {
				icon: {
					type: 'string',
					enum: [ 'plus', 'none' ],
					default: 'plus',
				},
				columns: { type: 'integer', default: 2 },
			},
		} ),
	};
} );

describeModule( 'test/a', { look: [ 'icon', 'columns' ] } );

const FULL = {
	anchor: 'here',
	title: 'Content',
	metadata: { name: 'Mine' },
	align: 'wide',
	textColor: 'red',
	icon: 'none',
	columns: 3,
	className: 'mine is-style-boxed',
	frontage: { animation: { style: 'zoom' } },
	style: {
		color: { background: '#fff' },
		spacing: { padding: '1rem' },
		typography: { fontSize: '2rem' },
	},
};

const look = styleOf( { name: 'test/a', attributes: FULL } );

it( 'contains only style attributes', () => {
	expect( look ).toEqual( {
		frontage: 'look',
		version: 1,
		name: 'test/a',
		attributes: {
			align: 'wide',
			textColor: 'red',
			icon: 'none',
			columns: 3,
			className: 'is-style-boxed',
			frontage: { animation: { style: 'zoom' } },
			style: {
				color: { background: '#fff' },
				spacing: { padding: '1rem' },
			},
		},
	} );
} );

it( 'changes a block of the same type and keeps its content, id and classes', () => {
	const changed = withStyle( look, {
		name: 'test/a',
		attributes: {
			anchor: 'there',
			title: 'Other',
			className: 'own is-style-line',
			style: {
				typography: { fontSize: '1rem' },
				color: { text: '#000' },
			},
		},
	} );
	expect( changed ).toMatchObject( {
		align: 'wide',
		icon: 'none',
		columns: 3,
		className: 'own is-style-boxed',
		style: {
			typography: { fontSize: '1rem' },
			color: { background: '#fff' },
			spacing: { padding: '1rem' },
		},
	} );
	for ( const name of [ 'anchor', 'title', 'metadata' ] ) {
		expect( changed ).not.toHaveProperty( name );
	}
} );

it( 'resets attributes it does not have', () => {
	const bare = styleOf( { name: 'test/a', attributes: {} } );
	const changed = withStyle( bare, { name: 'test/a', attributes: FULL } );
	expect( changed ).toMatchObject( {
		align: undefined,
		textColor: undefined,
		frontage: undefined,
		className: 'mine',
		icon: 'plus',
		columns: 2,
		style: { typography: { fontSize: '2rem' } },
	} );
} );

it( 'gives a block of another type only what both support', () => {
	expect( withStyle( look, { name: 'test/b', attributes: {} } ) ).toEqual( {
		backgroundColor: undefined,
		style: { color: { background: '#fff' } },
	} );
} );

it( 'validates clipboard data', () => {
	const hostile: CopiedStyle = {
		...look,
		attributes: {
			icon: '<script>',
			columns: 'many',
			title: 'Stolen',
			anchor: 'x',
			onclick: 'alert(1)',
		},
	};
	expect( withStyle( hostile, { name: 'test/a', attributes: {} } ) ).toEqual(
		{
			align: undefined,
			textColor: undefined,
			backgroundColor: undefined,
			frontage: undefined,
			style: undefined,
			className: undefined,
			icon: 'plus',
			columns: 2,
		}
	);
} );

it.each( [
	null,
	'',
	'Some copied text',
	'{"frontage":"look"',
	'{"frontage":"look","version":2,"name":"a","attributes":{}}',
	'{"frontage":"look","version":1,"name":"a","attributes":null}',
	`{"frontage":"look","version":1,"name":"${ 'a'.repeat( 60_000 ) }","attributes":{}}`,
] )( 'rejects other data', ( text ) => {
	expect( parseStyle( text ) ).toBeNull();
} );

it( 'reads its own data', () => {
	expect( parseStyle( JSON.stringify( look ) ) ).toEqual( look );
} );
