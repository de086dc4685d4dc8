/** Files that specs upload, and what becomes of them. */
import { sitePhp } from './site-php';

export const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
export const file = ( name: string, content = PDF ) => ( {
	name,
	mimeType: '',
	buffer: Buffer.from( content ),
} );

/** Returns the names of a submission's files in the inbox, newest first. */
export const filesOf = async ( who: string ): Promise< string[] > =>
	JSON.parse(
		await sitePhp(
			`$names = array();
			foreach ( Frontage\\Domain\\Forms\\Entry_List::page( array( 'search' => '${ who }' ) ) as $entry ) {
				foreach ( $entry['content'] as $answer ) { $names[] = $answer['kind'] === 'file' ? Frontage\\Domain\\Forms\\Entries::text( $answer ) : ''; }
			}
			echo wp_json_encode( array_values( array_filter( $names ) ) );`
		)
	);
