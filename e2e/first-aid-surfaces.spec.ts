/** What floats over a page has an opaque ground, and can be read: over a picture, in a dark block theme, a classic one, and one without styles. */
import { ON, expectGrounds, publishPictures } from './support/surfaces';
import { test, visit } from './support/test';
import { newest } from './support/themes';

/** Cookies that show the site in a theme, by what a finding calls it; e2e/deep has the others. */
const looks = (): Record< string, Record< string, string > > => ( {
	[ `${ newest() }, dark` ]: {
		frontage_env_theme: newest(),
		frontage_env_style:
			newest() === 'twentytwentyfive' ? '01-evening' : 'onyx',
	},
	classic: { frontage_env_theme: 'classic' },
	bare: { frontage_env_theme: 'bare' },
} );

test(
	'what floats over a picture has a ground of its own, and is read on it',
	{ tag: '@deep' },
	async ( { open } ) => {
		test.slow();
		const path = await publishPictures();
		for ( const [ name, cookies ] of Object.entries( looks() ) ) {
			await test.step( name, async () => {
				const page = await open( {}, { ...ON, ...cookies } );
				await visit( page, path );
				await expectGrounds( page, name );
			} );
		}
	}
);
