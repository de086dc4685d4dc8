/** Keywords: the words by which owners find a module in the inserter and in the settings. */
import { blocks, filesOf, modules, read, type Module } from './modules';

const LEAST = 3;

/** Words of other plugins, and what we call it: the inserter and the settings find it by them. */
const BLOCKS_BY_WORD: Record< string, string > = {
	faq: 'Frontage Accordion',
	toggle: 'Frontage Accordion',
	toc: 'Frontage Table of Contents',
	testimonial: 'Slider',
	logos: 'Carousel',
	contact: 'Form',
	popup: 'Popup',
	'exit intent': 'Popup',
	hamburger: 'Off-Canvas',
	typewriter: 'Animated Text',
	counter: 'Countdown',
	timer: 'Countdown',
	'before after': 'Image Comparison',
	'progress bar': 'Reading Progress',
	'read more': 'Show More',
	marquee: 'Scrolling Text',
	masonry: 'Photo Gallery',
	'image map': 'Hotspots',
	cta: 'Creative Buttons',
	roadmap: 'Timeline',
	staff: 'Team Member',
};

/** The same for what only the settings list. */
const FEATURES_BY_WORD: Record< string, string > = {
	'scroll to top': 'Back to top',
	'load more endless': 'Infinite scroll',
	captcha: 'Anti-spam',
	'fixed menu': 'Sticky header',
	fitvids: 'Responsive videos',
	'animate on scroll': 'Animation',
};

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

const of = ( module: Module ) =>
	blocks.includes( module ) ? ofBlock( module ) : ofClass( module );

it.each( modules.map( ( module ) => [ module.slug, module ] as const ) )(
	'%s has keywords, and none repeats its title',
	( _slug, module ) => {
		const [ title, keywords ] = of( module );
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

it.each( Object.entries( { ...BLOCKS_BY_WORD, ...FEATURES_BY_WORD } ) )(
	'searching for “%s” finds %s',
	( search, wanted ) => {
		const found = modules
			.map( of )
			.filter( ( [ title, keywords ] ) => {
				const text = [ title, ...keywords ].join( ' ' ).toLowerCase();
				return search
					.split( ' ' )
					.every( ( word ) => text.includes( word ) );
			} )
			.map( ( [ title ] ) => title );
		expect( found ).toContain( wanted );
	}
);
