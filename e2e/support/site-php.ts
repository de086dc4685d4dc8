/** Runs PHP on the served site, for what neither visitors nor owners can do. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const BOOT =
	'$_SERVER["HTTP_HOST"] = getenv( "FRONTAGE_HOST" ); require getenv( "FRONTAGE_SITE_DIR" ) . "/wp-load.php"; ';

/**
 * @param code PHP that prints something; WordPress is loaded.
 * @return Its output.
 */
export async function sitePhp( code: string ): Promise< string > {
	const { stdout } = await promisify( execFile )(
		process.env.FRONTAGE_PHP || 'php',
		[ '-d', 'display_errors=0', '-r', BOOT + code ],
		{
			env: {
				...process.env,
				FRONTAGE_HOST: new URL( process.env.FRONTAGE_URL! ).host,
			},
		}
	);
	return stdout;
}
