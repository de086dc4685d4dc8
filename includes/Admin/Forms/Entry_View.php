<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms;

use Frontage\Admin\Status\Mail_Advice;
use Frontage\Domain\Forms\Entry_Headline;
use Frontage\Domain\Forms\Entry_Replies;
use Frontage\Domain\Forms\Reply;

defined( 'ABSPATH' ) || exit;

/**
 * Entries as the owner’s screen gets them.
 *
 * @phpstan-import-type Row from \Frontage\Domain\Forms\Entries
 */
final class Entry_View {
	/** What the screen has no use for. */
	private const HIDDEN = array(
		'request' => 1,
		'emails'  => 1,
	);

	/**
	 * Describes entries.
	 *
	 * @param array<Row> $entries
	 * @return list<array<string, mixed>>
	 */
	public static function all( array $entries ): array {
		$answered = Entry_Replies::answered( array_column( $entries, 'id' ) );
		return array_values(
			array_map( static fn ( array $entry ): array => self::one( $entry, in_array( $entry['id'], $answered, true ) ), $entries )
		);
	}

	/**
	 * Describes an entry.
	 *
	 * @param Row $entry
	 * @param bool $answered Whether a reply was sent.
	 * @return array<string, mixed>
	 */
	private static function one( array $entry, bool $answered ): array {
		return array_diff_key( $entry, self::HIDDEN ) + Entry_Headline::of( $entry ) + array(
			'answered'  => $answered,
			'replyTo'   => Reply::address( $entry ),
			'answersTo' => Reply::answers_to( $entry ),
			'page'      => $entry['place'] > 0 ? (string) get_permalink( $entry['place'] ) : '',
			'advice'    => '' === $entry['problem'] ? '' : Mail_Advice::on( $entry['problem'] ),
		);
	}

	/**
	 * Describes the replies to an entry.
	 *
	 * @param int $entry Entry ID.
	 * @return list<array<string, mixed>>
	 */
	public static function replies( int $entry ): array {
		return array_map(
			static fn ( array $reply ): array => array(
				'request'   => $reply['request'],
				'created'   => $reply['created'],
				'author'    => self::user( $reply['user'] ),
				'recipient' => $reply['recipient'],
				'subject'   => $reply['subject'],
				'body'      => $reply['body'],
				'mail'      => $reply['mail'],
				'problem'   => $reply['problem'],
				'advice'    => '' === $reply['problem'] ? '' : Mail_Advice::on( $reply['problem'] ),
			),
			Entry_Replies::of( $entry )
		);
	}

	/**
	 * Returns a user’s name; empty if there is no such user any more.
	 *
	 * @param int $id User ID.
	 */
	public static function user( int $id ): string {
		$user = $id > 0 ? get_userdata( $id ) : false;
		return false === $user ? '' : $user->display_name;
	}
}
