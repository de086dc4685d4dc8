/** Finds translatable strings in `block.json`, with the contexts that WordPress uses for them. */

/**
 * @param {Object} json A `block.json`.
 * @return {import('./script-strings.mjs').Message[]} In order.
 */
export function blockStrings( json ) {
	const words = ( of ) => [
		[ of.title, 'title' ],
		[ of.description, 'description' ],
		...( of.keywords ?? [] ).map( ( word ) => [ word, 'keyword' ] ),
	];
	const found = [
		...words( json ).map( ( [ text, what ] ) => [
			text,
			`block ${ what }`,
		] ),
		...( json.styles ?? [] ).map( ( { label } ) => [
			label,
			'block style label',
		] ),
		...( Array.isArray( json.variations ) ? json.variations : [] ).flatMap(
			( variation ) =>
				words( variation ).map( ( [ text, what ] ) => [
					text,
					`block variation ${ what }`,
				] )
		),
	];
	return found
		.filter( ( [ text ] ) => text )
		.map( ( [ text, context ] ) => ( { text, context } ) );
}
