/**
 * Emits one source file without imports: types stripped, minified, not bundled.
 *
 * webpack would wrap the bridge's top-level await in half a kilobyte of its own runtime, and
 * the recorder is printed inline, where each byte is on every page.
 */
const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const { transformSync } = require( '@babel/core' );
const { minify } = require( 'terser' );

const NAME = 'FrontagePlainFile';

class PlainFilePlugin {
	/**
	 * @param {{from: string, to: string, module: boolean}} options Source path, asset name, and whether it is an ES module.
	 */
	constructor( options ) {
		this.options = options;
	}

	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		const { from, to, module } = this.options;
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			compilation.fileDependencies.add( from );
			compilation.hooks.processAssets.tapPromise( NAME, async () => {
				const code = await build( from, module );
				compilation.emitAsset( to, new RawSource( code ) );
				if ( module ) {
					compilation.emitAsset(
						to.replace( '.js', '.asset.php' ),
						new RawSource( asset( code ) )
					);
				}
			} );
		} );
	}
}

/**
 * @param {string}  path   Source file.
 * @param {boolean} module Whether it is an ES module; otherwise its names stay local.
 * @return {Promise<string>} The output.
 */
async function build( path, module ) {
	const { code } = transformSync( readFileSync( path, 'utf8' ), {
		filename: path,
		babelrc: false,
		configFile: false,
		presets: [ require.resolve( '@babel/preset-typescript' ) ],
	} );
	const plain = module ? code : code.replace( /^export \{\};?$/m, '' );
	const minified = await minify( module ? plain : `{${ plain }}`, {
		module,
		ecma: 2020,
		compress: { passes: 3, unsafe_arrows: true },
	} );
	return minified.code;
}

/**
 * @param {string} code The asset.
 * @return {string} The asset file that wp-scripts would write.
 */
function asset( code ) {
	const version = createHash( 'md5' )
		.update( code )
		.digest( 'hex' )
		.slice( 0, 20 );
	return `<?php return array('dependencies' => array(), 'version' => '${ version }', 'type' => 'module');\n`;
}

module.exports = { PlainFilePlugin };
