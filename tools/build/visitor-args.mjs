/** Selects what WordPress needs to know about a block to render it, and to write its words into a post. */
import { readFileSync } from 'node:fs';
import { root } from './modules.mjs';

/**
 * @param {string} slug The block's folder.
 * @return {Object} Its `block.json`.
 */
const descriptionOf = ( slug ) =>
	JSON.parse(
		readFileSync( `${ root }blocks/${ slug }/block.json`, 'utf8' )
	);

/**
 * @param {Record<string,Object>} attributes As `block.json` describes them.
 * @return {Record<string,Object>} Without the sentences that only developers read.
 */
const withoutDescriptions = ( attributes = {} ) =>
	Object.fromEntries(
		Object.entries( attributes ).map(
			( [ name, { description, ...attribute } ] ) => [ name, attribute ]
		)
	);

/**
 * @param {string} slug The block's folder.
 * @return {Object} Arguments of WP_Block_Type needed for rendering.
 */
export function visitorArgs( slug ) {
	const json = descriptionOf( slug );
	const args = {
		api_version: json.apiVersion,
		attributes: withoutDescriptions( json.attributes ),
		supports: json.supports ?? {},
	};
	const parents = json.parent ?? json.ancestor;
	if ( parents ) {
		args.parent = parents;
	}
	if ( json.frontage?.skipInnerBlocks ) {
		args.skip_inner_blocks = true;
	}
	if ( json.frontage?.offersTerms ) {
		args.offers_terms = true;
	}
	if ( json.frontage?.titlesPages ) {
		args.titles_pages = true;
	}
	if ( json.frontage?.filter ) {
		args.filter = json.frontage.filter;
	}
	if ( json.frontage?.card ) {
		args.card = true;
	}
	if ( json.frontage?.overlay ) {
		args.overlay = json.frontage.overlay;
	}
	if ( json.styles ) {
		// By these names, a theme styles the variations.
		args.styles = json.styles.map( ( { name } ) => ( { name } ) );
	}
	if ( json.selectors ) {
		// By these, a theme reaches the visible part.
		args.selectors = json.selectors;
	}
	if ( json.usesContext ) {
		args.uses_context = json.usesContext;
	}
	if ( json.providesContext ) {
		args.provides_context = json.providesContext;
	}
	return args;
}

/**
 * @param {string[]} slugs The blocks' folders.
 * @return {Object} For each block with words of its own: `content` of its `block.json`, and the defaults.
 */
export const savedContent = ( slugs ) =>
	Object.fromEntries(
		slugs
			.map( ( slug ) => [ slug, descriptionOf( slug ) ] )
			.filter( ( [ , { frontage } ] ) => frontage?.content )
			.map( ( [ slug, { attributes, frontage } ] ) => [
				slug,
				{
					content: frontage.content,
					defaults: defaultsOf( attributes ),
				},
			] )
	);

/**
 * @param {string[]} slugs The blocks' folders.
 * @return {Object} For each block that something refers to: `identity` of its `block.json`.
 */
export const identities = ( slugs ) =>
	Object.fromEntries(
		slugs
			.map( ( slug ) => [
				slug,
				descriptionOf( slug ).frontage?.identity,
			] )
			.filter( ( [ , identity ] ) => identity )
	);

/**
 * @param {Record<string,{ default?: unknown }>} attributes As `block.json` describes them.
 * @return {Object} Values by name.
 */
const defaultsOf = ( attributes ) =>
	Object.fromEntries(
		Object.entries( attributes )
			.filter( ( [ , attribute ] ) => attribute.default !== undefined )
			.map( ( [ name, attribute ] ) => [ name, attribute.default ] )
	);
