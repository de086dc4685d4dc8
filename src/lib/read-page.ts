/** Characters of a split test's data up to the end of its ID, which stands first. */
const ID_LENGTH = '{"id":"3f2504e0-4f89-41d3-9a0c-0305e82c3301"'.length;

const testOf = ( { dataset }: HTMLElement ) =>
	dataset.split!.slice( 0, ID_LENGTH );

/** Puts the variants of split tests that this page shows into a fetched page, whose scripts do not run. */
function choose( fetched: ParentNode ): void {
	const shown = [
		...document.querySelectorAll< HTMLElement >(
			'[data-split][data-subject]'
		),
	];
	for ( const root of fetched.querySelectorAll< HTMLElement >(
		'[data-split]'
	) ) {
		const subject = shown.find(
			( one ) => testOf( one ) === testOf( root )
		)?.dataset.subject;
		const template = [
			...root.querySelectorAll< HTMLTemplateElement >(
				':scope>template'
			),
		].find( ( one ) => one.dataset.subject === subject );
		if ( template ) {
			root.replaceChildren( template.content );
			choose( root );
		}
	}
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
