/** Characters of a split test's data up to the end of its ID: `{"id":"` and the ID. */
const ID_LENGTH = 44;

/** Puts the variants of split tests that this page shows into a fetched page, whose scripts do not run. */
function choose( fetched: ParentNode ): void {
	fetched
		.querySelectorAll< HTMLElement >( '[data-split^="{"]' )
		.forEach( ( root ) => {
			const id = CSS.escape( root.dataset.split!.slice( 0, ID_LENGTH ) );
			const { subject = '' } =
				document.querySelector< HTMLElement >(
					`[data-split^=${ id }][data-subject]`
				)?.dataset ?? {};
			const template = root.querySelector< HTMLTemplateElement >(
				`:scope>template[data-subject="${ CSS.escape( subject ) }"]`
			);
			if ( template ) {
				root.replaceChildren( template.content );
				choose( root );
			}
		} );
}

/**
 * Reads the HTML of a page of this site, as this visitor would see it.
 *
 * @param html HTML that the server answered.
 */
export function readPage( html: string ): Document {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	choose( page );
	return page;
}
