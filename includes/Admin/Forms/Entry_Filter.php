<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Mail_Advice;
use Frontage\Http\Arg;
use Frontage\Http\Args;

defined( 'ABSPATH' ) || exit;

/** The fields by which the owner’s screen filters entries, and an entry as it shows it. */
final class Entry_Filter {
	/**
	 * What entries are filtered by.
	 *
	 * @return array<string, Arg>
	 */
	public static function args(): array {
		return array(
			'state'  => Args::choice( Entries::STATES, '' ),
			'form'   => Args::text( 0, 200, '' ),
			'mail'   => Args::choice( Entries::MAIL, '' ),
			'search' => Args::text( 0, 200, '' ),
			'field'  => Args::text( 0, 200, '' ),
		);
	}

	/**
	 * Returns an entry for the screen.
	 *
	 * @param array<string, mixed> $entry Entry row.
	 * @return array<string, mixed>
	 */
	public static function describe( array $entry ): array {
		unset( $entry['request'], $entry['letters'] );
		$entry['page']   = $entry['place'] > 0 ? (string) get_permalink( $entry['place'] ) : '';
		$entry['advice'] = '' === $entry['problem'] ? '' : Mail_Advice::on( $entry['problem'] );
		return $entry;
	}
}
