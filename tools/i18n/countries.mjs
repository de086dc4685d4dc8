/**
 * Writes the countries and their names (`includes/Domain/Forms/countries.json`).
 *
 * The names are Unicode's (CLDR), as Node.js brings them. Run it by hand when a country changed its name:
 * `node tools/i18n/countries.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { inRoot } from '../env/paths.mjs';

/** Languages that PHP without the extension `intl` also knows. */
const LANGUAGES = [ 'en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt' ];

/** Codes of parts and groups of countries, and of nothing. */
const NO_COUNTRIES = /^(AC|CP|CQ|DG|EA|EU|EZ|IC|QO|TA|UN|XA|XB|ZZ)$/;

const letters = [ ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ];
/** @param {string} language */
const namesIn = ( language ) =>
	new Intl.DisplayNames( [ language ], { type: 'region', fallback: 'none' } );

const english = namesIn( 'en' );
const codes = letters
	.flatMap( ( first ) => letters.map( ( second ) => first + second ) )
	.filter(
		( code ) =>
			english.of( code ) &&
			// Old codes become those that replaced them.
			new Intl.Locale( `und-${ code }` ).region === code &&
			! NO_COUNTRIES.test( code )
	);

writeFileSync(
	inRoot( 'includes/Domain/Forms/countries.json' ),
	JSON.stringify(
		{
			codes: codes.join( ' ' ),
			names: Object.fromEntries(
				LANGUAGES.map( ( language ) => {
					const names = namesIn( language );
					return [
						language,
						codes.map( ( code ) => names.of( code ) ).join( '|' ),
					];
				} )
			),
		},
		null,
		'\t'
	) + '\n'
);
