<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Admin\Transfer\Export_Only;
use Frontage\Admin\Transfer\Part;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Forms\Entries;

defined( 'ABSPATH' ) || exit;

/** The messages of all forms in the export: those in the trash and in spam too, with the replies to them. */
final class Messages_Part extends Export_Only implements Part {
	private const AT_ONCE = 200;
	private const ANSWER  = array( 'name', 'label', 'kind', 'value' );

	public function name(): string {
		return 'messages';
	}

	public function label(): string {
		return __( 'Messages of forms', 'frontage' );
	}

	public function order(): int {
		return 50;
	}

	public function export(): array {
		global $wpdb;
		$messages = array();
		$last     = 0;
		do {
			$sql  = 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d';
			$rows = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entries' ), $last, self::AT_ONCE ), ARRAY_A );
			foreach ( $rows as $row ) {
				$last       = (int) $row['id'];
				$messages[] = self::message( $row );
			}
		} while ( count( $rows ) === self::AT_ONCE );
		return $messages;
	}

	protected function advice(): string {
		return __( 'Messages stay in the file. They are not imported.', 'frontage' );
	}

	/**
	 * Returns a message with its replies.
	 *
	 * @param array<string, mixed> $row From the database.
	 * @return array<string, mixed>
	 */
	private static function message( array $row ): array {
		global $wpdb;
		$entry   = Entries::row( $row );
		$sql     = 'SELECT * FROM %i WHERE entry = %d ORDER BY id';
		$replies = $wpdb->get_results( $wpdb->prepare( $sql, Tables::name( 'entry_replies' ), $entry['id'] ), ARRAY_A );
		return array(
			'id'      => $entry['id'],
			'form'    => $entry['title'],
			'created' => $entry['created'],
			'state'   => $entry['state'],
			'email'   => $entry['email'],
			'answers' => array_map(
				static fn ( array $answer ): array => array_intersect_key( $answer, array_flip( self::ANSWER ) ),
				$entry['content']
			),
			'notes'   => $entry['notes'],
			'replies' => array_map(
				static fn ( array $reply ): array => array_diff_key( $reply, array_flip( array( 'id', 'entry' ) ) ),
				$replies
			),
		);
	}
}
