import type { IslandModule, Mount } from '@frontage/islands/types';

const MAPS = 'script[type=importmap]';

/** How names begin in an import map, whose slashes WordPress before 6.9 escapes. */
const NAME = /"@frontage\b/;

/**
 * Mounts the view of another plugin's island that came with a response, after the page's import map.
 *
 * Its script imports our modules by name, so a page without these names gets them first. Browsers that accept only one
 * import map reject the script, and the server's HTML stays.
 *
 * @param island Has the address of the view in `data-view`, and the import map in `data-imports`.
 * @param props  Island props.
 * @return Destroys it.
 */
export async function mount(
	...[ island, props ]: Parameters< Mount >
): Promise< ReturnType< Mount > > {
	const { view, imports } = island.dataset;
	const maps = [ ...document.querySelectorAll( MAPS ) ];
	if ( ! maps.some( ( { textContent } ) => NAME.test( textContent! ) ) ) {
		document.head.append(
			Object.assign( document.createElement( 'script' ), {
				type: 'importmap',
				textContent: imports,
			} )
		);
	}
	const module: IslandModule = await import(
		/* webpackIgnore: true */ view!
	);
	return module.mount( island, props );
}
