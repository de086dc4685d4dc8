/** Names say what a function does, and what a class is for. New words belong here before they are used. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules';

/** First words of functions that return nothing, so that they do something. */
const VERBS = `
	accept activate add allow announce answer apply arrange arrive ask
	assign attach attempt await begin blame block boot bring cache call
	catch change check choose clean clear close collect compare complete
	compress connect consume continue convert copy count create defer
	delete deliver describe detach disable discard dispatch do download
	drag draw drop emit end enhance enqueue enter expand expect expire
	export fade fail fetch fill find finish fit flip float flush focus
	follow forget get give go grant handle hide hold import index
	initialize insert install isolate jump keep lay leave list listen load
	log make mark migrate mount move name narrow need note notify offer
	open outdate override paint parse pause perform pick place plan play
	polyfill postpone prefetch preload prepare press preview prime print
	process prove prune purge put raise read recheck record redirect
	refresh refuse register release remember remove render renew repair
	repeat replace report request require reread reset resolve restack
	restart restore resubscribe resume retry return reveal roll rotate run
	save scan schedule scroll search select send serve set settle share
	sharpen show silence skip sleep slide sort split start stop store
	strike subscribe suggest swap sweep switch sync take toggle track
	trust try turn undo uninstall unlock unschedule unsubscribe update use
	wait wake walk warn watch weigh withdraw write
`;

/** First words of functions that are called when something happens. */
const MOMENTS = [ 'after', 'at', 'on', 'until', 'when' ];

/** Last words of classes that do something. */
const DOERS = `
	Builder Controller Converter Counter Deciders Dispatcher Editor Finder
	Geocoder Handler Importer Importers Inspector Listener Loader Mailer
	Normalizer Pager Parser Player Players Preloader Primer Printer Provider
	Providers Reader Redactor Renderer Resolver Router Sanitizer Scanner
	Selector Servers Tracker Trigger Uninstaller Validator Viewer Wrapper
	Writer
`;

/** Last words of classes that are things, although they end as if they did something. */
const THINGS = `
	Answers Chapters Color Counters Cover Cursor Error Errors Filter Filters
	Followers Header Headers Marker Member Members Number Numbers Offers
	Optimizers Order Orders Posters Subscriber Subscribers User Visitor
`;

const words = ( list: string ) => list.split( /\s+/ ).filter( Boolean );

const SOURCES = [ 'blocks', 'extensions', 'features', 'includes', 'src' ]
	.flatMap( ( folder ) =>
		readdirSync( join( root, folder ), {
			recursive: true,
			encoding: 'utf8',
		} ).map( ( name ) => `${ folder }/${ name }` )
	)
	.filter(
		( file ) =>
			/\.(?:php|tsx?)$/.test( file ) &&
			! /\/(?:test|patterns|fixtures)\/|\.test\./.test( file )
	);

/**
 * Finds what a file declares.
 *
 * @param pattern The first group is a name.
 * @param isPhp   In which files.
 * @return Names, each with its file.
 */
const declared = ( pattern: RegExp, isPhp: boolean ): [ string, string ][] =>
	SOURCES.filter( ( file ) => file.endsWith( '.php' ) === isPhp ).flatMap(
		( file ) =>
			[
				...readFileSync( join( root, file ), 'utf8' ).matchAll(
					pattern
				),
			].map( ( [ , name = '' ] ): [ string, string ] => [ name, file ] )
	);

it( 'PHP functions that return nothing begin with a known verb', () => {
	const known = new Set( [ ...words( VERBS ), ...MOMENTS ] );
	expect(
		declared( /function &?([a-z]\w*)\([^;{]*\): void/g, true ).filter(
			( [ name ] ) => ! known.has( name.split( '_' )[ 0 ]! )
		)
	).toEqual( [] );
} );

it( 'TypeScript functions that return nothing begin with a known verb', () => {
	const known = new Set( [ ...words( VERBS ), ...MOMENTS ] );
	expect(
		declared(
			/function ([a-z]\w*)(?:<[^(]*>)?\([^{]*?\): (?:void|Promise< void >) \{/g,
			false
		).filter(
			( [ name ] ) => ! known.has( /^[a-z0-9]+/.exec( name )![ 0 ] )
		)
	).toEqual( [] );
} );

it( 'classes that end as if they did something have a known last word', () => {
	const known = new Set( [ ...words( DOERS ), ...words( THINGS ) ] );
	expect(
		declared(
			/^(?:abstract |final )*(?:class|interface|trait|enum) (\w+[eo]rs?)\b/gm,
			true
		).filter( ( [ name ] ) => ! known.has( name.split( '_' ).pop()! ) )
	).toEqual( [] );
} );
