/** Finds translatable strings in TypeScript, TSX and built JavaScript. */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );
/** @type {typeof import('typescript')} */
const ts = require( 'typescript' );

/** Meaning of each argument. */
const CALLS = {
	__: [ 'text', 'domain' ],
	_x: [ 'text', 'context', 'domain' ],
	_n: [ 'text', 'plural', '', 'domain' ],
	_nx: [ 'text', 'plural', '', 'context', 'domain' ],
};

/**
 * @typedef {Object} Message
 * @property {string} text      What is translated.
 * @property {string} [plural]  For other numbers.
 * @property {string} [context] Which of several meanings.
 * @property {string} [comment] For translators.
 */

/**
 * @param {string} path   File name; its extension determines the language.
 * @param {string} source File content.
 * @return {Message[]} In order.
 */
export function scriptStrings( path, source ) {
	const file = ts.createSourceFile(
		path,
		source,
		ts.ScriptTarget.Latest,
		true
	);
	const comments = commentsOf( source );
	/** @type {Message[]} */
	const found = [];
	/** @param {import('typescript').Node} node */
	const visit = ( node ) => {
		if ( ts.isCallExpression( node ) ) {
			found.push( ...messagesOf( node, file, comments ) );
		}
		ts.forEachChild( node, visit );
	};
	visit( file );
	return found;
}

/**
 * Returns the messages of a call; in a built script one call may choose between several.
 *
 * @param {import('typescript').CallExpression}   call
 * @param {import('typescript').SourceFile}       file
 * @param {Array<{ text: string, line: number }>} comments
 * @return {Message[]} Empty if it is another call.
 */
function messagesOf( call, file, comments ) {
	const name = nameOf( call.expression );
	const names = Object.hasOwn( CALLS, name ) && CALLS[ name ];
	const given = names && namedArguments( call, names );
	if ( ! given || ! given.domain?.includes( 'frontage' ) ) {
		return [];
	}
	const line = ( position ) =>
		file.getLineAndCharacterOfPosition( position ).line;
	const start = line( call.getStart( file ) );
	const comment = comments.find(
		( { line: at } ) => start - at >= 0 && start - at <= 1
	);
	if ( ! given.text?.length ) {
		throw new Error(
			`${ file.fileName }:${ start + 1 }: the words must be written out.`
		);
	}
	return given.text.map( ( text, index ) => ( {
		text,
		...( given.plural && { plural: given.plural[ index ] } ),
		...( given.context && { context: given.context[ 0 ] } ),
		...( comment && { comment: comment.text } ),
	} ) );
}

/**
 * @param {import('typescript').CallExpression} call
 * @param {string[]}                            names
 * @return {Record<string,string[]>} Possible strings of each argument.
 */
const namedArguments = ( call, names ) =>
	Object.fromEntries(
		names
			.map( ( name, index ) => [
				name,
				call.arguments[ index ] && valuesOf( call.arguments[ index ] ),
			] )
			.filter( ( [ name, values ] ) => name && values )
	);

/**
 * @param {import('typescript').Node} node The called expression: `__`, `i18n.__` or `( 0, i18n.__ )`.
 * @return {string} Its last name.
 */
function nameOf( node ) {
	if ( ts.isIdentifier( node ) ) {
		return node.text;
	}
	if ( ts.isPropertyAccessExpression( node ) ) {
		return node.name.text;
	}
	if ( ts.isParenthesizedExpression( node ) ) {
		return nameOf( node.expression );
	}
	return ts.isBinaryExpression( node ) ? nameOf( node.right ) : '';
}

/**
 * @param {import('typescript').Node} node An argument.
 * @return {string[]} Its possible strings; none if it is not a literal.
 */
function valuesOf( node ) {
	if ( ts.isStringLiteralLike( node ) ) {
		return [ node.text ];
	}
	if ( ts.isParenthesizedExpression( node ) ) {
		return valuesOf( node.expression );
	}
	if ( ts.isConditionalExpression( node ) ) {
		return [ ...valuesOf( node.whenTrue ), ...valuesOf( node.whenFalse ) ];
	}
	if (
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		return valuesOf( node.left ).flatMap( ( left ) =>
			valuesOf( node.right ).map( ( right ) => left + right )
		);
	}
	return [];
}

/**
 * @param {string} source A file.
 * @return {Array<{ text: string, line: number }>} Its translators' comments, and the line on which each ends.
 */
function commentsOf( source ) {
	const pattern =
		/\/\*\s*translators:\s*([\s\S]*?)\s*\*\/|\/\/\s*translators:\s*(.*)/gi;
	return [ ...source.matchAll( pattern ) ].map( ( found ) => ( {
		text: ( found[ 1 ] ?? found[ 2 ] ).replace( /\s+/g, ' ' ).trim(),
		line:
			source.slice( 0, found.index + found[ 0 ].length ).split( '\n' )
				.length - 1,
	} ) );
}
