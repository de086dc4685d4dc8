<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Base\Paths;
use Frontage\Blocks\Form\Form_Reference;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Store\Counters;
use Frontage\Tests\Site_Server;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests visitors at once behind a real web server whose object cache has a fault: limits hold, tokens work once, nothing is lost. */
#[Group( 'once' )]
final class CacheFaultsUnderLoadTest extends TestCase {
	protected const ISOLATION = 'snapshot';

	private const NETWORK_VOTES = 20;

	private ?Site_Server $server = null;

	/** Path of the drop-in, if this test has put it there. */
	private string $drop_in = '';

	protected function tearDown(): void {
		$this->server?->stop();
		'' === $this->drop_in || unlink( $this->drop_in );
		parent::tearDown();
	}

	/** Serves the site with a faulty cache; FRONTAGE_CACHE_DROP_IN is another one, to try by hand. */
	private function serve( string $fault ): Site_Server {
		$path = WP_CONTENT_DIR . '/object-cache.php';
		if ( ! file_exists( $path ) ) {
			copy( getenv( 'FRONTAGE_CACHE_DROP_IN' ) ?: Paths::path( 'tests/support/object-cache.php' ), $path );
			$this->drop_in = $path;
		}
		$folder = FRONTAGE_TESTS_DIR . '/faulty-cache';
		is_dir( $folder ) || mkdir( $folder );
		array_map( 'unlink', glob( "$folder/*" ) ?: array() );
		$env          = array(
			'FRONTAGE_CACHE_FAULT' => $fault,
			'FRONTAGE_CACHE_DIR'   => $folder,
		);
		$this->server = new Site_Server( '', $env, array( 'sendmail_path=/bin/true' ) );
		return $this->server;
	}

	private function make_form( int $limit ): int {
		$form = serialize_block_attributes(
			array(
				'formId' => 'load1',
				'title'  => 'Load',
				'limit'  => $limit,
			)
		);
		$name = '<!-- wp:frontage/field-text {"label":"Name","name":"name","required":true} /-->';
		return $this->make_post(
			array(
				'post_type'    => 'page',
				'post_content' => "<!-- wp:frontage/form $form -->$name<!-- /wp:frontage/form -->",
			)
		);
	}

	/** Returns the token of a visitor who has begun some seconds ago. */
	private function token(): string {
		\Frontage\Base\Clock::stop( time() - 10 );
		$text = Submission_Token::issue( 'load1', array( 'kind' => 'none' ) )->text();
		\Frontage\Base\Clock::stop( null );
		return $text;
	}

	/**
	 * Returns a submission.
	 *
	 * @return array{path: string, agent: non-empty-string, fields: array<string, mixed>}
	 */
	private function submission( int $post, int $number, string $token ): array {
		return array(
			'path'   => "/?page_id=$post",
			'agent'  => "Visitor $number",
			'fields' => array(
				Form_Reference::FIELD   => ( new Form_Reference( 'load1', $post, 0 ) )->text(),
				Submission_Token::FIELD => $token,
				'et_pb_contact_name_0'  => "Visitor $number",
			),
		);
	}

	/** Returns what a page says about a submission. */
	private static function said( string $body ): string {
		preg_match_all( '~<p class="frontage-form__[^>]*>.*?</p>~s', $body, $found );
		return implode( ' ', $found[0] );
	}

	/** @return array<string, array{string}> */
	public static function faults(): array {
		$faults = array( 'true', 'generous', 'alone', 'throwing' );
		return array( 'none' => array( '' ) ) + array_combine( $faults, array_chunk( $faults, 1 ) );
	}

	/**
	 * Sends requests at once. Ends the server of a drop-in to try by hand between two halves of the first ones.
	 *
	 * @param list<array{path?: string, agent: non-empty-string, fields: array<string, mixed>}> $calls
	 * @return list<string> Bodies.
	 */
	private static function send( Site_Server $server, array $calls ): array {
		$pid    = (int) getenv( 'FRONTAGE_CACHE_PID' );
		$half   = $pid > 0 && posix_kill( $pid, 0 ) ? intdiv( count( $calls ), 2 ) : 0;
		$bodies = $half > 0 ? $server->send_all( array_slice( $calls, 0, $half ) ) : array();
		$half > 0 && posix_kill( $pid, SIGKILL );
		return array_column( array( ...$bodies, ...$server->send_all( array_slice( $calls, $half ) ) ), 'body' );
	}

	#[TestWith( array( 'racy' ) )]
	#[TestWith( array( 'forgetful' ) )]
	public function test_places_tokens_and_likes( string $fault ): void {
		$this->check( $fault );
	}

	#[Group( 'deep' )]
	#[DataProvider( 'faults' )]
	public function test_the_same_with_other_faults( string $fault ): void {
		$this->check( $fault );
	}

	private function check( string $fault ): void {
		$server = $this->serve( $fault );
		$post   = $this->make_form( 3 );
		$calls  = array_map( fn ( int $number ): array => $this->submission( $post, $number, $this->token() ), range( 1, 8 ) );
		self::send( $server, $calls );
		self::assertSame( 3, Entry_List::count( array() ), 'Three places.' );

		$other  = $this->make_form( 0 );
		$token  = $this->token();
		$calls  = array_map( fn ( int $number ): array => $this->submission( $other, $number, $token ), range( 1, 8 ) );
		$bodies = self::send( $server, $calls );
		self::assertSame( 4, Entry_List::count( array() ), 'A token for one entry. ' . self::said( $bodies[0] ) );

		$likes = array();
		for ( $number = 1; $number <= 40; $number++ ) {
			$likes[] = array(
				'agent'  => "Browser $number",
				'fields' => array(
					'action'   => 'zilla-likes',
					'likes_id' => "zilla-likes-$post",
				),
			);
		}
		self::send( $server, $likes );
		self::assertSame( self::NETWORK_VOTES, Counters::get( 'likes', $post ), 'Votes of one network.' );
	}
}
