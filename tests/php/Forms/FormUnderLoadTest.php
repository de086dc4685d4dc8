<?php
/**
 * Forms through a real web server.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Forms;

use Frontage\Blocks\Form\Pointer;
use Frontage\Forms\Entry_List;
use Frontage\Forms\Ticket;
use Frontage\Store\Clock;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;

/** Posted to the page's own address, many at once, too much at once. */
final class FormUnderLoadTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private static Site_Server $server;

	private static string $notes;

	public static function setUpBeforeClass(): void {
		self::$notes  = FRONTAGE_TESTS_DIR . '/form-mails.log';
		self::$server = new Site_Server( __DIR__ . '/Stubs/serve.php', array( 'FRONTAGE_TEST_NOTES' => self::$notes ) );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		file_put_contents( self::$notes, '' );
	}

	protected function tearDown(): void {
		Clock::stop( null );
		parent::tearDown();
	}

	private function make_form(): int {
		return $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => '<!-- wp:frontage/form {"formId":"load1","title":"Load"} --><!-- wp:frontage/field-text {"label":"Name","name":"name","required":true} /--><!-- /wp:frontage/form -->',
			)
		);
	}

	/** @return array<string, mixed> */
	private function body( int $post, string $name, string $ticket ): array {
		return array(
			Pointer::FIELD         => ( new Pointer( 'load1', $post, 0 ) )->text(),
			Ticket::FIELD          => $ticket,
			'et_pb_contact_name_0' => $name,
		);
	}

	private function ticket(): string {
		Clock::stop( time() - 10 );
		$text = Ticket::issue( 'load1', array( 'kind' => 'none' ) )->text();
		Clock::stop( null );
		return $text;
	}

	public function test_fifty_at_once_are_fifty_entries_and_fifty_mails(): void {
		$post  = $this->make_form();
		$calls = array();
		for ( $number = 1; $number <= 50; $number++ ) {
			$calls[] = array(
				'path'   => "/?page_id=$post",
				'agent'  => "Visitor $number",
				'fields' => $this->body( $post, "Visitor $number", $this->ticket() ),
			);
		}
		$answers = self::$server->send_all( $calls );
		self::assertSame( array( 200 => 50 ), array_count_values( array_column( $answers, 'status' ) ) );
		foreach ( $answers as $answer ) {
			self::assertStringContainsString( 'frontage-form__sent', $answer['body'] );
		}
		self::assertSame( array( 50, 50 ), array( Entry_List::count( array( 'mail' => 'sent' ) ), count( (array) file( self::$notes ) ) ) );
	}

	public function test_the_same_fifty_times_at_once_is_one(): void {
		$post = $this->make_form();
		$call = array(
			'path'   => "/?page_id=$post",
			'fields' => $this->body( $post, 'Eager', $this->ticket() ),
		);
		self::assertSame( array( 200 => 50 ), array_count_values( array_column( self::$server->send_all( array_fill( 0, 50, $call ) ), 'status' ) ) );
		self::assertSame( array( 1, 1 ), array( Entry_List::count( array() ), count( (array) file( self::$notes ) ) ) );
	}

	public function test_too_much_is_refused_at_once(): void {
		$post  = $this->make_form();
		$small = $this->body( $post, 'x', $this->ticket() );
		self::$server->send( array( 'path' => "/?page_id=$post" ) );
		foreach ( array( array( 'et_pb_contact_name_0' => str_repeat( 'x', 1_048_576 ) ) + $small, $small + array_fill_keys( array_map( static fn ( int $number ): string => "f$number", range( 1, 10_000 ) ), 'x' ) ) as $body ) {
			$start  = microtime( true );
			$answer = self::$server->send(
				array(
					'path'   => "/?page_id=$post",
					'fields' => $body,
				)
			);
			self::assertSame( 413, $answer['status'], substr( $answer['body'], 0, 200 ) );
			self::assertLessThan( 0.2, microtime( true ) - $start );
		}
		self::assertSame( 0, Entry_List::count( array() ) );
	}

	public function test_another_site_cannot_send(): void {
		$post   = $this->make_form();
		$answer = self::$server->send(
			array(
				'path'    => "/?page_id=$post",
				'fields'  => $this->body( $post, 'x', $this->ticket() ),
				'headers' => array(
					'Sec-Fetch-Site: cross-site',
					'Origin: https://evil.example',
				),
			)
		);
		self::assertSame( array( 403, 0 ), array( $answer['status'], Entry_List::count( array() ) ) );
	}
}
