<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Subscribers;

use Frontage\Admin\Subscribers\Csv;
use Frontage\Domain\Subscribers\Search;
use Frontage\Domain\Subscribers\Subscriber;
use Frontage\Domain\Subscribers\Subscribers;
use Frontage\Tests\TestCase;
use WP_REST_Request;

/**
 * Tests the REST API for subscribers.
 *
 * Searching, bulk changes, import and export; for administrators only.
 */
final class RestTest extends TestCase {
	/** @var list<string> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( mixed $is_sent, array $mail ): bool {
				$this->mails[] = (string) $mail['to'];
				return true;
			},
			10,
			2
		);
		$statuses = array(
			'ann@example.org' => Subscriber::SUBSCRIBED,
			'bob@example.org' => Subscriber::PENDING,
			'cy@example.org'  => Subscriber::UNSUBSCRIBED,
		);
		foreach ( $statuses as $email => $status ) {
			Subscribers::insert( new Subscriber( 0, Subscriber::LOCAL, 'news', $email, '=cmd|calc', 'O_Neil', status: $status ) );
		}
		$this->act_as( 1 );
	}

	/**
	 * @param array<string, mixed> $fields Request fields.
	 * @return array{int, mixed}
	 */
	private static function ask( string $path, array $fields = array(), string $method = 'POST' ): array {
		$request = new WP_REST_Request( $method, "/frontage/v1/$path" );
		foreach ( $fields as $name => $value ) {
			$request->set_param( $name, $value );
		}
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data() );
	}

	private static function id( string $email ): int {
		return (int) Subscribers::find( Subscriber::LOCAL, 'news', $email )?->id;
	}

	public function test_is_only_for_administrators(): void {
		foreach ( array( 0, $this->make_user( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			$methods = array(
				'subscribers'        => 'GET',
				'subscribers/bulk'   => 'POST',
				'subscribers/export' => 'POST',
				'subscribers/import' => 'POST',
			);
			foreach ( $methods as $path => $method ) {
				self::assertContains( self::ask( $path, array(), $method )[0], array( 401, 403 ) );
			}
		}
	}

	public function test_filters_by_text_status_list_and_page(): void {
		$find = static fn ( array $fields ): array => array_column( self::ask( 'subscribers', $fields, 'GET' )[1]['rows'], 'email' );
		self::assertSame( array( 'cy@example.org', 'bob@example.org', 'ann@example.org' ), $find( array() ) );
		self::assertSame( array( 'bob@example.org' ), $find( array( 'search' => 'BOB@' ) ) );
		self::assertSame( array(), $find( array( 'search' => '%' ) ) );
		self::assertCount( 3, $find( array( 'search' => 'o_neil' ) ) );
		self::assertSame( array( 'ann@example.org' ), $find( array( 'status' => 'subscribed' ) ) );
		self::assertSame( array(), $find( array( 'list' => 'other' ) ) );
		self::assertSame(
			array( 'bob@example.org' ),
			$find(
				array(
					'page'      => 2,
					'per_page'  => 1,
					'order'     => 'email',
					'direction' => 'asc',
				)
			)
		);
		self::assertCount( 3, $find( array( 'order' => 'email; DROP TABLE x' ) ) );
	}

	public function test_changes_in_bulk(): void {
		$all = array_map( array( self::class, 'id' ), array( 'ann@example.org', 'bob@example.org', 'cy@example.org' ) );
		self::assertSame(
			array( 200, array( 'done' => 1 ) ),
			self::ask(
				'subscribers/bulk',
				array(
					'ids' => $all,
					'do'  => 'resend',
				)
			)
		);
		self::assertSame( array( 'bob@example.org' ), $this->mails );
		self::assertSame(
			2,
			self::ask(
				'subscribers/bulk',
				array(
					'ids' => $all,
					'do'  => 'unsubscribe',
				)
			)[1]['done']
		);
		self::assertSame( 3, ( new Search( status: Subscriber::UNSUBSCRIBED ) )->count() );
		self::assertSame(
			3,
			self::ask(
				'subscribers/bulk',
				array(
					'ids' => $all,
					'do'  => 'delete',
				)
			)[1]['done']
		);
		self::assertSame(
			400,
			self::ask(
				'subscribers/bulk',
				array(
					'ids' => $all,
					'do'  => 'explode',
				)
			)[0]
		);
	}

	public function test_exports_unsubscribe_links_and_no_formulas(): void {
		$file = self::ask( 'subscribers/export', array( 'status' => 'subscribed' ) )[1];
		self::assertStringContainsString( "ann@example.org,'=cmd|calc,O_Neil,subscribed,local,news", $file['text'] );
		self::assertStringContainsString( 'frontage_subscription=', $file['text'] );
		self::assertStringNotContainsString( 'bob@', $file['text'] );
	}

	public function test_imports_without_resubscribing_unsubscribed_addresses(): void {
		$text = "Status;E-Mail;First name\nsubscribed;Dora@Example.org;Dora\nsubscribed;cy@example.org;Cy\n"
			. "cleaned;eve@example.org;\"Eve\n of two lines\"\n\n;not an address;x\n";
		self::assertSame(
			array(
				'added' => 2,
				'known' => 1,
				'cut'   => false,
				'wrong' => array(
					array(
						'line' => 7,
						'text' => 'not an address',
					),
				),
			),
			self::ask(
				'subscribers/import',
				array(
					'text'   => $text,
					'list'   => 'news',
					'agreed' => true,
				)
			)[1]
		);
		self::assertSame(
			array( 'subscribed', 'Dora' ),
			array(
				Subscribers::find( 'local', 'news', 'dora@example.org' )?->status,
				Subscribers::find( 'local', 'news', 'dora@example.org' )?->first,
			)
		);
		self::assertSame( 'unsubscribed', Subscribers::find( 'local', 'news', 'cy@example.org' )?->status );
		self::assertSame( 'unsubscribed', Subscribers::find( 'local', 'news', 'eve@example.org' )?->status );
		self::assertSame( array(), $this->mails );
		Csv::import( 'fred@example.org', 'news', false );
		self::assertSame(
			array( 'pending', 'confirm' ),
			array(
				Subscribers::find( 'local', 'news', 'fred@example.org' )?->status,
				Subscribers::find( 'local', 'news', 'fred@example.org' )?->task,
			)
		);
		self::assertSame( 400, self::ask( 'subscribers/import', array( 'text' => "\xff" ) )[0] );
	}
}
