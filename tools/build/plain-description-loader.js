/**
 * Leaves out of a `block.json` what only people read: the editor has it from the server, which translates it, and attributes
 * are described for developers.
 */
const FOR_PEOPLE = [ '$schema', 'description', 'keywords', 'textdomain' ];

/**
 * @param {string} source A `block.json`.
 * @return {string} The same without descriptions.
 */
module.exports = function load( source ) {
	const described = JSON.parse( source );
	for ( const name of [
		...FOR_PEOPLE,
		'editorScript',
		'editorStyle',
		'style',
		'viewScriptModule',
	] ) {
		delete described[ name ];
	}
	for ( const attribute of Object.values( described.attributes ?? {} ) ) {
		delete attribute.description;
	}
	return JSON.stringify( described );
};
