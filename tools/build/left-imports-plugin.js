/** Leaves `import( '@frontage/…' )` of shared script modules to the browser: link.mjs writes the address. */
const NAME = 'FrontageLeftImports';

class LeftImportsPlugin {
	/** @param {( request: unknown ) => boolean} isShared Whether a shared script module is imported by this name. */
	constructor( isShared ) {
		this.isShared = isShared;
	}

	/** @param {import('webpack').Compiler} compiler The compiler. */
	apply( compiler ) {
		compiler.hooks.compilation.tap(
			NAME,
			( _, { normalModuleFactory } ) => {
				for ( const kind of [ 'auto', 'esm' ] ) {
					normalModuleFactory.hooks.parser
						.for( `javascript/${ kind }` )
						.tap( NAME, ( parser ) =>
							// Before webpack, which would wrap it; false says that nobody else needs to see it.
							parser.hooks.importCall.tap(
								{ name: NAME, stage: -1 },
								( { source } ) =>
									this.isShared( source.value )
										? false
										: undefined
							)
						);
				}
			}
		);
	}
}

module.exports = { LeftImportsPlugin };
