/** Rewrites the manifest and the icons after every rebuild of `npm run dev`. */
class ManifestPlugin {
	/** @param {import('webpack').Compiler} compiler The compiler of one configuration. */
	apply( compiler ) {
		let timer;
		compiler.hooks.done.tap( 'FrontageManifest', () => {
			if ( ! compiler.watchMode ) {
				return;
			}
			clearTimeout( timer );
			timer = setTimeout( async () => {
				const { writeManifest } = await import( './manifest.mjs' );
				const { writeIcons } = await import( './icons.mjs' );
				writeManifest();
				writeIcons();
			}, 50 );
		} );
	}
}

module.exports = { ManifestPlugin };
