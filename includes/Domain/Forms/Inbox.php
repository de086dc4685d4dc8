<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Adds submissions to the inbox: stores them, notifies listeners, then sends emails.
 *
 * @phpstan-import-type Answer from Entries
 * @phpstan-import-type Mail from Entries
 * @phpstan-import-type Job from Entry_Jobs
 */
final class Inbox {
	/**
	 * Stores files permanently.
	 *
	 * @param list<array{name: string, size: int, path: string}> $files Uploaded files.
	 * @return list<array{name: string, path: string, size: int}>
	 */
	public static function keep( array $files ): array {
		return array_values(
			array_filter( array_map( static fn ( array $file ): ?array => Files::keep( $file['path'], $file['name'] ), $files ) )
		);
	}

	/**
	 * Stores an entry. An existing entry is left unchanged.
	 *
	 * @param string $request Request ID of 32 characters.
	 * @param string $form ID of the form or other source.
	 * @param string $title Display name of the source.
	 * @param int $place ID of the post that contains it; 0 if none.
	 * @param bool $is_spam Whether it goes to the spam folder.
	 * @param list<Answer> $content Submitted answers.
	 * @param list<Mail> $emails Emails to send.
	 * @param list<Job> $jobs What other services get, after the emails.
	 * @return int ID of the new entry; 0 if it existed.
	 */
	public static function add(
		string $request,
		string $form,
		string $title,
		int $place,
		bool $is_spam,
		array $content,
		array $emails,
		array $jobs = array()
	): int {
		// Before there is anything to lose: this process may end before it has sent them.
		array() === $emails || Mail_Queue::expect();
		array() === $jobs || Entry_Jobs::expect();
		$id = Entries::add( $request, $form, $title, $place, $is_spam ? 'spam' : 'new', $content, $emails );
		if ( 0 === $id ) {
			foreach ( $content as $answer ) {
				'file' === $answer['kind'] && Files::delete( (array) $answer['value'] );
			}
			return 0;
		}
		Entry_Jobs::add( $id, $jobs, $is_spam );
		return $id;
	}

	/**
	 * Notifies listeners of a new entry, then sends its emails and what other services get.
	 *
	 * @param int $id Entry ID; 0 for nothing.
	 */
	public static function process( int $id ): void {
		if ( 0 === $id ) {
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
		 * @param int $id ID of the entry.
		 */
		do_action( 'frontage_entry_stored', $id );
		Mail_Queue::send( $id );
		array() === Entry_Jobs::of( $id ) || Entry_Jobs::run_after_response( $id );
	}
}
