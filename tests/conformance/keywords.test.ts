/** Keywords: the words by which owners find a module in the inserter and in the settings. */
import { blocks, filesOf, modules, read, type Module } from './modules';

const LEAST = 3;

/** The title and the keywords of a feature or extension, from its PHP class. */
function ofClass( module: Module ): [ string, string[] ] {
	const source = filesOf( module, '.php' )
		.map( ( file ) => read( module, file ) )
		.find( ( text ) => text.includes( 'function keywords(): string' ) );
	const text = ( name: string ) =>
		new RegExp(
			`function ${ name }\\(\\): string {\\s+return __\\( '([^']+)'`
		).exec( source ?? '' )?.[ 1 ] ?? '';
	return [ text( 'title' ), text( 'keywords' ).split( ', ' ) ];
}

const ofBlock = ( module: Module ): [ string, string[] ] => {
	const { title, keywords = [] } = JSON.parse( read( module, 'block.json' ) );
	return [ title, keywords ];
};

it.each( modules.map( ( module ) => [ module.slug, module ] as const ) )(
	'%s has keywords, and none repeats its title',
	( _slug, module ) => {
		const [ title, keywords ] = blocks.includes( module )
			? ofBlock( module )
			: ofClass( module );
		expect( title ).not.toBe( '' );
		expect( keywords.length ).toBeGreaterThanOrEqual( LEAST );
		expect( [ ...new Set( keywords ) ] ).toEqual( keywords );
		expect(
			keywords.filter( ( word ) =>
				title.toLowerCase().includes( word.toLowerCase() )
			)
		).toEqual( [] );
	}
);
