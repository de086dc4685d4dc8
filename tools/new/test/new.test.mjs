/** Runs the generator in a temporary folder. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../../env/paths.mjs';

let home = '';

before( () => {
	home = mkdtempSync( join( tmpdir(), 'frontage-new-' ) );
	cpSync( inRoot( 'tools/new' ), join( home, 'tools/new' ), {
		recursive: true,
	} );
	cpSync( inRoot( 'tools/build' ), join( home, 'tools/build' ), {
		recursive: true,
	} );
} );

after( () => rmSync( home, { recursive: true } ) );

const run = ( ...args ) =>
	spawnSync(
		process.execPath,
		[ join( home, 'tools/new/new.mjs' ), ...args ],
		{ encoding: 'utf8' }
	);

const filesIn = ( folder ) =>
	readdirSync( join( home, folder ), {
		recursive: true,
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) =>
			join( entry.parentPath, entry.name ).slice(
				join( home, folder ).length + 1
			)
		)
		.sort();

test( 'writes a block with every file and its spec', () => {
	assert.equal( run( 'block', 'price-list' ).status, 0 );
	assert.deepEqual( filesIn( 'blocks/price-list' ), [
		'block.json',
		'edit/edit.tsx',
		'edit/editor-meta.ts',
		'edit/icon.ts',
		'edit/settings.tsx',
		'fixtures/empty.html',
		'fixtures/empty.json',
		'fixtures/framed-text.json',
		'fixtures/short-text.json',
		'index.ts',
		'render.php',
		'server/Price_List.php',
		'style.scss',
		'view.ts',
		'view/enhance.ts',
	] );
	assert.deepEqual( filesIn( 'e2e' ), [ 'price-list.spec.ts' ] );
	const { name, title } = JSON.parse(
		readFileSync( join( home, 'blocks/price-list/block.json' ), 'utf8' )
	);
	assert.deepEqual(
		[ name, title ],
		[ 'frontage/price-list', 'Price List' ]
	);
	assert.match(
		readFileSync( join( home, 'blocks/price-list/render.php' ), 'utf8' ),
		/namespace Frontage\\Blocks\\Price_List;/
	);
} );

test( 'gives each block an icon of its own and says what is next', () => {
	const { status, stdout } = run( 'block', 'price-tag' );
	assert.equal( status, 0 );
	assert.match( stdout, /edit\/icon\.ts[^]*npm run build -- --fixtures/ );
	const icons = [ 'price-list', 'price-tag' ].map( ( slug ) =>
		readFileSync( join( home, `blocks/${ slug }/edit/icon.ts` ), 'utf8' )
	);
	assert.match( icons[ 0 ], /lineIcon\( 'M[\dL ]+' \)/ );
	assert.notEqual( icons[ 0 ], icons[ 1 ] );
} );

test( 'fills every placeholder', () => {
	assert.equal( run( 'feature', 'night-mode' ).status, 0 );
	assert.equal( run( 'extension', 'soft-edge' ).status, 0 );
	for ( const folder of [
		'blocks',
		'features',
		'extensions',
		'e2e',
		'changelog.d',
	] ) {
		for ( const file of filesIn( folder ) ) {
			assert.doesNotMatch(
				file + readFileSync( join( home, folder, file ), 'utf8' ),
				/\{\{\w+\}\}|undefined\\/
			);
		}
	}
} );

test( 'puts an action into the module that owns it', () => {
	assert.equal( run( 'action', 'price-list', 'price_list_load' ).status, 0 );
	assert.match(
		readFileSync(
			join( home, 'blocks/price-list/actions/Price_List_Load.php' ),
			'utf8'
		),
		/namespace Frontage\\Blocks\\Price_List;[^]*NAME = 'price_list_load'/
	);
} );

/** What the sample has more, or says of all that it has. */
const OF_SAMPLE =
	/^(README\.md|manifest\.php|includes\/(?!Rat(e|ing)\.|Votes\.)\w+\.php|src\/(?!rating\/).+)$|^(build|node_modules)\//;

test( 'writes a plugin outside of the checkout, with which the sample begins', () => {
	const { status, stdout } = run( 'plugin', 'acme', join( home, 'acme' ) );
	assert.equal( status, 0 );
	assert.match( stdout, /npm install && npm run build/ );
	const written = filesIn( 'acme' );
	assert.deepEqual(
		written.filter( ( file ) => ! OF_SAMPLE.test( file ) ),
		readdirSync( inRoot( 'tests/plugins/acme' ), {
			recursive: true,
			withFileTypes: true,
		} )
			.filter( ( entry ) => entry.isFile() )
			.map( ( entry ) =>
				join( entry.parentPath, entry.name ).slice(
					inRoot( 'tests/plugins/acme/' ).length
				)
			)
			.filter( ( file ) => ! OF_SAMPLE.test( file ) )
			.sort()
	);
	for ( const file of written ) {
		const text = readFileSync( join( home, 'acme', file ), 'utf8' );
		assert.doesNotMatch( file + text, /\{\{\w+\}\}/ );
		if ( ! OF_SAMPLE.test( file ) ) {
			assert.equal(
				text,
				readFileSync(
					inRoot( `tests/plugins/acme/${ file }` ),
					'utf8'
				),
				`tests/plugins/acme/${ file } is not as the template has it.`
			);
		}
	}
	assert.match(
		readFileSync( join( home, 'acme/manifest.php' ), 'utf8' ),
		/'acme_rate' => Rate::class/
	);
} );

test( 'writes a plugin beside the checkout, and never into a folder that is there', () => {
	const slug = `frontage-plugin-${ process.pid }`;
	const folder = join( home, '..', slug );
	try {
		assert.equal( run( 'plugin', slug ).status, 0 );
		assert.match(
			readFileSync( join( folder, 'includes/Rate.php' ), 'utf8' ),
			/namespace Frontage_Plugin_\d+;[^]*NAME = 'frontage_plugin_\d+_rate'/
		);
		assert.match( run( 'plugin', slug ).stderr, /is there already/ );
		assert.match( run( 'plugin', 'Acme' ).stderr, /lower-case words/ );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
} );

test( 'explains why it cannot write a module', () => {
	assert.match( run( 'block', 'Price List' ).stderr, /lower-case words/ );
	assert.match(
		run( 'feature', 'price-list' ).stderr,
		/blocks\/price-list is there already/
	);
	assert.match(
		run( 'action', 'nowhere', 'x' ).stderr,
		/npm run new block nowhere/
	);
	assert.match( run().stderr, /npm run new block my-block/ );
} );

test( 'writes TypeScript without errors', () => {
	for ( const folder of [ 'src', 'node_modules' ] ) {
		symlinkSync( inRoot( folder ), join( home, folder ) );
	}
	const config = JSON.parse(
		readFileSync( inRoot( 'tsconfig.json' ), 'utf8' )
	);
	config.include = [ 'src/*.d.ts', 'blocks', 'features', 'extensions' ];
	writeFileSync( join( home, 'tsconfig.json' ), JSON.stringify( config ) );
	const { stdout } = spawnSync(
		process.execPath,
		[ inRoot( 'node_modules/typescript/bin/tsc' ), '--noEmit' ],
		{ cwd: home, encoding: 'utf8' }
	);
	assert.equal( stdout, '' );
} );

test( 'writes PHP that uses only existing classes', () => {
	const all = [ 'blocks', 'features', 'extensions' ].flatMap( ( kind ) =>
		filesIn( kind ).map( ( file ) => `${ kind }/${ file }` )
	);
	for ( const file of all.filter( ( path ) => path.endsWith( '.php' ) ) ) {
		const source = readFileSync( join( home, file ), 'utf8' );
		const imported = [
			...source.matchAll( /^use (Frontage\\[\w\\]+)\\(\w+);/gm ),
		].map( ( [ , space, name ] ) => {
			const folder = space.replace( 'Frontage', 'includes' );
			const path = `${ folder.replaceAll( '\\', '/' ) }/${ name }.php`;
			assert.ok( existsSync( inRoot( path ) ), `${ file }: ${ path }` );
			return name;
		} );
		const named = [
			...source.matchAll(
				/(?:implements |extends |, |\): \??|new |[ (])([A-Z]\w*[a-z]\w*)(?= \{|, [A-Z]|::|\()/g
			),
		].map( ( [ , name ] ) => name );
		const own = [ ...filesIn( 'blocks' ), ...filesIn( 'features' ) ].map(
			( path ) => path.split( '/' ).pop().replace( '.php', '' )
		);
		assert.deepEqual(
			named.filter(
				( name ) => ! [ ...imported, ...own ].includes( name )
			),
			[],
			file
		);
	}
} );
