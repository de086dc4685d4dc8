<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Store;

use Frontage\Base\Clock;
use Frontage\Base\Store\Limits;
use Frontage\Base\Store\Lock;
use Frontage\Base\Store\Salts;
use Frontage\Base\Store\Secret;
use Frontage\Base\Store\Tables;
use Frontage\Base\Store\Values;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Store\Counters;
use Frontage\Domain\Store\Votes;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Visitor;
use Frontage\Tests\Faulty_Cache;
use Frontage\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests that whatever limits, spends or counts holds with any object cache, as without one. */
final class CacheFaultsTest extends TestCase {
	private ?Faulty_Cache $cache = null;

	protected function tearDown(): void {
		$this->cache?->remove();
		unset( $_SERVER['HTTP_USER_AGENT'] );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function faults(): array {
		$cases = array( 'none' => array( '' ) );
		foreach ( Faulty_Cache::FAULTS as $fault ) {
			$cases[ $fault ] = array( $fault );
		}
		return $cases;
	}

	#[DataProvider( 'faults' )]
	public function test_a_limit_holds_and_frees_no_place( string $fault ): void {
		$this->cache = new Faulty_Cache( $fault );
		$windows     = array(
			str_repeat( 'a', 32 ) => array(
				'ends'   => Clock::now() + 60,
				'places' => 3,
			),
		);
		$free        = 0;
		for ( $try = 0; $try < 8; $try++ ) {
			$free += (int) ( array() === Limits::consume( $windows ) );
		}
		self::assertSame( 3, $free );
		self::assertSame( array( str_repeat( 'a', 32 ) => 3 ), Limits::hits( array_keys( $windows ) ) );
	}

	#[DataProvider( 'faults' )]
	public function test_the_sites_emails_of_an_hour_are_counted( string $fault ): void {
		$this->cache = new Faulty_Cache( $fault );
		$sent        = 0;
		for ( $try = 0; $try < 12; $try++ ) {
			$sent += (int) ( 0 === Rate_Limit::consume_for_site( 'mail', array( HOUR_IN_SECONDS => 10 ) ) );
		}
		self::assertSame( 10, $sent );
	}

	#[DataProvider( 'faults' )]
	public function test_a_token_is_spent_once( string $fault ): void {
		$this->cache = new Faulty_Cache( $fault );
		$token       = Submission_Token::issue( 'one', array( 'kind' => 'none' ) );
		self::assertFalse( $token->is_burnt() );
		self::assertTrue( $token->spend( 'ada@example.org' ) );
		self::assertTrue( $token->is_burnt() );
		self::assertTrue( $token->spend( 'ada@example.org' ), 'The first answer may have been lost.' );
		self::assertFalse( $token->spend( 'eve@example.org' ) );
		self::assertFalse( $token->burn() );
	}

	#[DataProvider( 'faults' )]
	public function test_a_count_is_in_the_table_at_once( string $fault ): void {
		global $wpdb;
		$this->cache = new Faulty_Cache( $fault );
		for ( $time = 0; $time < 5; $time++ ) {
			Counters::add( 'test', 7 );
		}
		Counters::add( 'test', 7, -1 );
		$sql = 'SELECT value FROM %i WHERE kind = %s AND object_id = %d';
		self::assertSame( '4', (string) $wpdb->get_var( $wpdb->prepare( $sql, Tables::name( 'counters' ), 'test', 7 ) ) );
		self::assertSame( 4, Counters::get( 'test', 7 ) );
	}

	#[DataProvider( 'faults' )]
	public function test_of_120_likes_of_a_network_20_count( string $fault ): void {
		$this->cache = new Faulty_Cache( $fault );
		$post        = $this->make_post();
		for ( $number = 0; $number < 120; $number++ ) {
			$_SERVER['HTTP_USER_AGENT'] = "Browser $number";
			Votes::cast( 'likes', $post, Visitor::current() );
		}
		self::assertSame( 20, Counters::get( 'likes', $post ) );
	}

	#[DataProvider( 'faults' )]
	public function test_locks_salts_and_secrets_are_one_for_all( string $fault ): void {
		$this->cache = new Faulty_Cache( $fault );
		$lock        = Lock::acquire( 'test', 60 );
		self::assertNotNull( $lock );
		self::assertNull( Lock::acquire( 'test', 60 ) );
		$known = array( Salts::today(), Secret::get( 'frontage_test_secret' ) );
		Values::forget();
		self::assertSame( $known, array( Salts::today(), Secret::get( 'frontage_test_secret' ) ) );
		$lock->release();
		self::assertNotNull( Lock::acquire( 'test', 60 ) );
		self::assertSame( array(), $this->cache->options, 'The cache of options is not ours.' );
	}
}
