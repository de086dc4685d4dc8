<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Filters;

// phpcs:disable WordPress.Arrays -- Short tables of blocks.

use Frontage\Domain\Filters\Facets;
use Frontage\Domain\Filters\Tidy_Address;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the addresses of filters by words, ranges, days, authors, and fields. */
final class KindsTest extends Filter_TestCase {
	protected function setUp(): void {
		parent::setUp();
		register_post_meta( 'post', 'cost', array( 'type' => 'number', 'show_in_rest' => true ) );
		add_post_meta( $this->make_post( array( 'post_title' => 'Bread' ) ), 'cost', '12.5' );
		add_post_meta( $this->make_post( array( 'post_title' => 'Soup' ) ), 'cost', '3' );
		add_post_meta( $this->make_post( array( 'post_title' => 'Secret' ) ), 'salary', '9' );
		$this->blocks(
			array(),
			array( 'kind' => 'search' ),
			array( 'kind' => 'range', 'field' => 'cost' ),
			array( 'kind' => 'date' ),
			array( 'kind' => 'values', 'source' => 'author' ),
			array( 'kind' => 'values', 'source' => 'field', 'field' => 'salary' )
		);
	}

	protected function tearDown(): void {
		unregister_post_meta( 'post', 'cost' );
		parent::tearDown();
	}

	public function test_private_fields_are_not_offered(): void {
		$state = $this->open( 'salary=9' );
		self::assertSame( array( 'find', 'cost', 'date', 'by' ), array_keys( $state->filters ) );
		self::assertFalse( $state->is_anything() );
	}

	/**
	 * @param string $query As in the address.
	 * @param string $expected The one that links use.
	 */
	#[DataProvider( 'addresses' )]
	public function test_the_same_choices_have_the_same_address( string $query, string $expected ): void {
		self::assertSame( "?page_id=$this->page$expected#x", $this->open( $query )->href( 'x' ) );
	}

	/** @return array<string, array{string, string}> */
	public static function addresses(): array {
		return array(
			'a range'              => array( 'cost=10.0..050', '&cost=10..50' ),
			'a range turned round' => array( 'cost=50..10', '&cost=10..50' ),
			'from a form'          => array( 'cost[from]=&cost[to]=50', '&cost=..50' ),
			'an empty form'        => array( 'cost[from]=&cost[to]=&date[from]=&date[to]=&find=', '' ),
			'a whole month'        => array( 'date[from]=2024-02-01&date[to]=2024-02-29', '&date=2024-02' ),
			'a whole year'         => array( 'date=2024-01-01..2024-12-31', '&date=2024' ),
			'days turned round'    => array( 'date=2024-05-02..2024-05-01', '&date=2024-05-01..2024-05-02' ),
			'spaces'               => array( 'find=%20rye%20%20bread', '&find=rye%20bread' ),
			'signs'                => array( 'find=C%2B%2B,%20100%25', '&find=C%2B%2B%2C%20100%25' ),
		);
	}

	/** @param string $query Query string that nobody would write by accident. */
	#[DataProvider( 'hostile' )]
	public function test_hostile_addresses_are_answered_calmly( string $query ): void {
		$state = $this->open( $query );
		self::assertFalse( $state->is_anything(), $query );
		self::assertSame( 3, Facets::of( $state )->total() );
		self::assertCount( 3, self::shown( $state ) );
		self::assertStringNotContainsString( '<', $state->href( 'x' ) );
	}

	/** @return array<string, array{string}> */
	public static function hostile(): array {
		return array(
			'no numbers'         => array( 'cost=a..b' ),
			'SQL'                => array( "cost=1)%20OR%201=1--..2&date=2024'--&by=nobody'--" ),
			'exponents'          => array( 'cost=1e999..' ),
			'hexadecimal'        => array( 'cost=0x1F..' ),
			'long numbers'       => array( 'cost=' . str_repeat( '9', 500 ) . '..' ),
			'three ends'         => array( 'cost=1..2..3' ),
			'arrays in arrays'   => array( 'cost[from][]=1&date[to][x]=2024-01-01&find[]=x' ),
			'no such day'        => array( 'date=2024-02-30..2024-03-01' ),
			'no such month'      => array( 'date=2024-13' ),
			'the year 0'         => array( 'date=0000' ),
			'markup'             => array( 'find=%3Cscript%3E&by=%3Cb%3E' ),
			'broken UTF-8'       => array( 'find=%ff%fe&cost=%ff..&date=%ff' ),
			'someone else'       => array( 'by=nobody-here' ),
			'a line without end' => array( 'find=' . str_repeat( 'a', 5000 ) ),
		);
	}

	public function test_users_without_published_posts_stay_private(): void {
		$this->make_user( 'editor', array( 'user_login' => 'quiet', 'user_nicename' => 'quiet' ) );
		self::assertFalse( $this->open( 'by=quiet' )->is_anything() );
	}

	public function test_forms_without_javascript_lead_to_the_usual_address(): void {
		$this->open( 'cost[from]=10&cost[to]=&find=bread' );
		self::assertStringEndsWith( "?page_id=$this->page&cost=10..&find=bread#" . $this->open( 'cost=10..' )->list->id, $this->tidy() );
		$this->open( 'cost=10..' );
		self::assertSame( '', Tidy_Address::address() );
	}

	public function test_a_number_arrives_as_it_was_typed(): void {
		$this->open( 'cost[from]=12,5&cost[to]=1,234.50&find=bread' );
		self::assertStringContainsString( '&cost=12.5..1234.5&', Tidy_Address::address() );
	}

	/** Returns where the form of a visitor without JavaScript leads. */
	private function tidy(): string {
		$this->open( 'cost[from]=10&cost[to]=&find=bread' );
		return Tidy_Address::address();
	}
}
