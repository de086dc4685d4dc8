<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Admin\Forms\Inbox_Page;
use Frontage\Base\Clock;
use Frontage\Base\Paths;
use Frontage\Base\Store\Tables;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_Retention;
use Frontage\Domain\Forms\Mail_Queue;
use Frontage\Domain\Forms\Unread_Count;
use RuntimeException;

/**
 * Tests what the owner sees of a message.
 *
 * Sender, subject and text in the list, what happened to it, its neighbors, the number of unread ones, and the link in the email.
 */
final class MessageTest extends Inbox_TestCase {
	/** @return list<string> The sentences of what happened. */
	private function history( int $id ): array {
		return array_column( $this->ask( 'GET', "/entries/$id" )->get_data()['history'], 'text' );
	}

	public function test_rows_have_a_sender_a_subject_and_an_excerpt(): void {
		$headline = fn ( array $values ): array => array_intersect_key(
			$this->ask( 'GET', '/entries/' . $this->receive( $values ) )->get_data()['entry'],
			array_flip( array( 'sender', 'subject', 'excerpt' ) )
		);
		$cases    = array(
			array( self::GOOD, array( 'Ada', 'Contact', 'Hello there' ) ),
			array(
				array(
					'first_name' => 'Ada',
					'last_name'  => 'Lovelace',
					'subject'    => "An\nengine",
					'message'    => 'Hello',
					'city'       => 'London',
				),
				array( 'Ada Lovelace', 'An engine', 'Hello · London' ),
			),
			array( array( 'email' => 'ada@example.org' ), array( 'ada@example.org', 'Contact', '' ) ),
			array( array( 'username' => 'ada' ), array( '', 'Contact', 'ada' ) ),
			array( array( 'Vorname' => 'Käthe', 'Betreff' => 'Öl' ), array( 'Käthe', 'Öl', '' ) ), // phpcs:ignore WordPress.Arrays
		);
		foreach ( $cases as list( $values, $expected ) ) {
			self::assertSame( array_combine( array( 'sender', 'subject', 'excerpt' ), $expected ), $headline( $values ) );
		}
	}

	public function test_says_what_happened_and_never_more_than_is_known(): void {
		$id = $this->receive();
		self::assertSame(
			array( 'Stored in the inbox of this site.', 'Email to owner@example.org handed to the mail server.' ),
			$this->history( $id )
		);
		$this->mail_fails = true;
		$id               = $this->receive();
		$history          = $this->history( $id );
		self::assertSame( 'An email could not be sent: SMTP said no.', $history[1] );
		self::assertStringStartsWith( 'An email is waiting to be sent. Next attempt:', $history[2] );
		$this->mail_fails = false;
		Clock::stop( Clock::now() + 301 );
		Mail_Queue::run();
		self::assertSame( 'Email to owner@example.org handed to the mail server.', $this->history( $id )[2] );
		self::assertCount( 3, $this->history( $id ) );
		self::assertStringNotContainsStringIgnoringCase( 'delivered', implode( ' ', $this->history( $id ) ) );
	}

	public function test_says_who_moved_a_message_and_that_spam_mails_nobody(): void {
		$id = $this->receive( self::GOOD, true );
		self::assertSame(
			array(
				'Stored in the inbox of this site.',
				'Taken for spam, so no email was sent.',
				'The emails are sent when you move the message to the inbox.',
			),
			$this->history( $id )
		);
		self::assertSame( array(), $this->mails() );
		foreach ( array( 'new', 'read', 'trash' ) as $state ) {
			$this->ask(
				'POST',
				'/entries/change',
				array(
					'ids' => array( $id ),
					'do'  => $state,
				)
			);
		}
		$name = wp_get_current_user()->display_name;
		self::assertSame(
			array(
				"Moved to the inbox by $name.",
				'Email to owner@example.org handed to the mail server.',
				"Moved to the trash by $name.",
			),
			array_slice( $this->history( $id ), 2 )
		);
	}

	public function test_emails_sent_before_this_was_recorded_are_told_without_a_time(): void {
		global $wpdb;
		$id = $this->receive();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::name( 'entry_events' ) ) );
		$history = $this->ask( 'GET', "/entries/$id" )->get_data()['history'];
		self::assertSame( 'Email to owner@example.org handed to the mail server.', $history[1]['text'] );
		self::assertSame( '', $history[1]['time'] );
	}

	public function test_an_email_counts_as_sent_even_if_that_cannot_be_recorded(): void {
		$table = Tables::name( 'entry_events' );
		$break = static fn ( string $sql ): string => str_contains( $sql, $table ) ? throw new RuntimeException( 'No table.' ) : $sql;
		add_filter( 'query', $break );
		$id    = $this->receive();
		remove_filter( 'query', $break );
		self::assertSame( array( 'sent', 1 ), array( Entries::get( $id )['mail'] ?? '', count( $this->mails() ) ) );
	}

	public function test_neighbors_follow_the_filters(): void {
		$ids = array( $this->receive(), $this->receive( array( 'name' => 'Bob' ) ), $this->receive(), $this->receive( self::GOOD, true ) );
		$of  = function ( int $id, array $filters = array() ): array {
			$data = $this->ask( 'GET', "/entries/$id", $filters )->get_data();
			return array( $data['newer'], $data['older'] );
		};
		self::assertSame( array( $ids[2], $ids[0] ), $of( $ids[1] ) );
		self::assertSame( array( 0, $ids[1] ), $of( $ids[2] ) );
		self::assertSame( array( 0, $ids[0] ), $of( $ids[2], array( 'search' => 'ada' ) ) );
		self::assertSame( array( $ids[3], 0 ), $of( $ids[0], array( 'state' => 'spam' ) ) );
		self::assertSame( 404, $this->ask( 'GET', '/entries/999999' )->get_status() );
	}

	public function test_days_are_those_of_the_site(): void {
		global $wpdb;
		update_option( 'timezone_string', 'Asia/Tokyo' );
		$early = $this->receive();
		$late  = $this->receive();
		$times = array(
			$early => '2027-01-31 14:59:59',
			$late  => '2027-01-31 15:00:00',
		);
		foreach ( $times as $id => $time ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = %s WHERE id = %d', Tables::name( 'entries' ), $time, $id ) );
		}
		$found = fn ( array $days ): array => array_column( $this->ask( 'GET', '/entries', $days )->get_data(), 'id' );
		self::assertSame( array( $early ), $found( array( 'until' => '2027-01-31' ) ) );
		self::assertSame( array( $late ), $found( array( 'from' => '2027-02-01' ) ) );
		$both = array(
			'from'  => '2027-01-31',
			'until' => '2027-02-01',
		);
		self::assertSame( array( $late, $early ), $found( $both ) );
		foreach ( array( 'yesterday', '2027-02-30', '27-1-1', "2027-01-01' OR 1" ) as $wrong ) {
			self::assertSame( 400, $this->ask( 'GET', '/entries', array( 'from' => $wrong ) )->get_status(), $wrong );
		}
		$csv = $this->ask( 'GET', '/entries/export', array( 'from' => '2027-02-01' ) )->get_data()['text'];
		self::assertSame( array( 1, 0 ), array( substr_count( $csv, '15:00:00' ), substr_count( $csv, '14:59:59' ) ) );
		delete_option( 'timezone_string' );
	}

	public function test_the_number_of_unread_messages_is_always_right_and_takes_one_query(): void {
		self::assertSame( 0, Unread_Count::get() );
		$ids = array( $this->receive(), $this->receive(), $this->receive( self::GOOD, true ) );
		self::assertSame( 2, Unread_Count::get() );
		self::assertSame( array( 2, 0 ), $this->counted() );
		Entries::mark( array( $ids[0] ), 'read' );
		self::assertSame( 1, Unread_Count::get() );
		Entries::mark( array( $ids[2] ), 'new' );
		self::assertSame( 2, Unread_Count::get() );
		Entries::delete( array( $ids[1] ) );
		self::assertSame( 1, Unread_Count::get() );
		Clock::stop( Clock::now() + 1096 * DAY_IN_SECONDS );
		foreach ( Entry_Retention::retention_rules() as $rule ) {
			$rule->clean();
		}
		self::assertSame( 0, Unread_Count::get() );
		Unread_Count::on_changed();
		self::assertSame( array( 0, 1 ), $this->counted() );
	}

	/** @return array{int, int} Number of unread messages, and of the queries that counting took. */
	private function counted(): array {
		global $wpdb;
		$before = $wpdb->num_queries;
		return array( Unread_Count::get(), $wpdb->num_queries - $before );
	}

	public function test_the_menu_shows_the_number_to_administrators_only(): void {
		global $menu;
		$this->receive();
		foreach ( array( 1, 0 ) as $user ) {
			$this->act_as( $user );
			$menu = array();
			Inbox_Page::add();
			$names = array_column( (array) $GLOBALS['menu'], 0, 2 );
			$name  = (string) ( $names[ Paths::INBOX ] ?? '' );
			self::assertSame( $user > 0, str_contains( $name, 'count-1"' ) && str_contains( $name, '1 unread message' ) );
		}
	}

	public function test_the_email_leads_to_its_message(): void {
		$marker = 'See ' . Paths::inbox();
		$id     = $this->receive( array( 'message' => $marker ) + self::GOOD );
		$body   = $this->mails()[0]['message'];
		self::assertStringContainsString( 'Read and answer this message: ' . Paths::inbox( $id ), $body );
		self::assertStringContainsString( "$marker\n", $body );
	}

	public function test_moving_and_reading_is_only_for_administrators(): void {
		$id = $this->receive();
		self::assertSame( 401, $this->ask( 'GET', "/entries/$id", array(), 0 )->get_status() );
		$editor = wp_insert_user(
			array(
				'user_login' => 'editor-of-messages',
				'user_pass'  => 'x',
				'role'       => 'editor',
			)
		);
		self::assertIsInt( $editor );
		self::assertSame( 403, $this->ask( 'GET', "/entries/$id", array(), $editor )->get_status() );
		self::assertSame( 403, $this->ask( 'POST', "/entries/$id/reply", array(), $editor )->get_status() );
	}
}
