<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * How something that was sent gets into the inbox.
 *
 * Stored first, then told, then mailed.
 *
 * @phpstan-import-type Answer from Entries
 * @phpstan-import-type Mail from Entries
 */
final class Inbox {
	/**
	 * Keeps files for good.
	 *
	 * @param list<array{name: string, size: int, path: string}> $files As they came.
	 * @return list<array{name: string, path: string, size: int}>
	 */
	public static function keep( array $files ): array {
		return array_values( array_filter( array_map( static fn ( array $file ): ?array => Files::keep( $file['path'], $file['name'] ), $files ) ) );
	}

	/**
	 * Stores an entry, then sends its mails; one that is there already is left as it is.
	 *
	 * @param string       $request 32 characters.
	 * @param string       $form    The id of what it was sent with.
	 * @param string       $title   Its name for people.
	 * @param int          $place   The post it stood in; 0 if none.
	 * @param bool         $is_spam Whether it goes to the spam folder.
	 * @param list<Answer> $content What was sent.
	 * @param list<Mail>   $letters The mails to send.
	 */
	public static function store( string $request, string $form, string $title, int $place, bool $is_spam, array $content, array $letters ): void {
		$id = Entries::add( $request, $form, $title, $place, $is_spam ? 'spam' : 'new', $content, $letters );
		if ( 0 === $id ) {
			foreach ( $content as $answer ) {
				'file' === $answer['kind'] && Files::delete( (array) $answer['value'] );
			}
			return;
		}
		/**
		 * Fires when a form entry has been stored, before its emails are sent.
		 *
		 *     add_action( 'frontage_entry_stored', function ( $id ) {
		 *         wp_schedule_single_event( time(), 'my_crm_sync', array( $id ) );
		 *     } );
		 *
		 * @since 0.2.0
		 *
		 * @param int $id Id of the entry.
		 */
		do_action( 'frontage_entry_stored', $id );
		Mail_Queue::send( $id );
	}
}
