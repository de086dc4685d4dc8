<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Query;

use Frontage\Domain\Query\Displayed_Posts;
use Frontage\Domain\Query\Id_Finder;
use Frontage\Http\Response;
use Frontage\Http\Signed;
use Frontage\Tests\Http\Action_TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Base class of tests of actions that list posts.
 *
 * Whatever is signed and sent, the response is a bounded number of published posts or a clear error.
 */
abstract class Hostile_Lists extends Action_TestCase {
	/** Returns the action's name. */
	abstract protected function action(): string;

	/** Kind of the signed value. */
	abstract protected function kind(): string;

	/** Returns the field that carries the settings. */
	abstract protected function field(): string;

	/**
	 * Returns the other fields of a valid request.
	 *
	 * @return array<string, string>
	 */
	abstract protected function others(): array;

	/**
	 * Returns settings as signed by the block.
	 *
	 * @param array<string, mixed> $query The list's query.
	 * @return array<string, mixed>
	 */
	abstract protected function settings( array $query ): array;

	protected function setUp(): void {
		parent::setUp();
		Id_Finder::reset();
		Displayed_Posts::reset();
	}

	/**
	 * Provides queries that ask for more than allowed.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function greedy_lists(): array {
		return array(
			'any status'      => array( array( 'post_status' => 'any', 'status' => 'any' ) ), // phpcs:ignore WordPress.Arrays
			'foreign types'   => array( array( 'postType' => array( 'attachment', 'revision', 'wp_template', 'any' ) ) ),
			'all at once'     => array( array( 'posts_per_page' => -1, 'perPage' => -1 ) ), // phpcs:ignore WordPress.Arrays
			// phpcs:ignore WordPress
			'a secret field'  => array( array( 'meta_key' => '_secret', 'meta' => array( 'key' => '_secret', 'value' => '1' ) ) ),
			'with passwords'  => array( array( 'has_password' => null ) ),
			'no filters'      => array( array( 'suppress_filters' => true, 'fields' => 'all' ) ), // phpcs:ignore WordPress.Arrays
			'lists for texts' => array(
		array(
		'search'  => array( 'x' ),
		'order'   => array(),
		'perPage' => array( 3 ),
			),
		),
		);
	}

	/**
	 * Tests such a query, signed by this site as if a block had requested it.
	 *
	 * @param array<string, mixed> $query The list's query.
	 */
	#[DataProvider( 'greedy_lists' )]
	public function test_shows_published_posts_only( array $query ): void {
		foreach ( array( 'draft', 'private', 'pending', 'trash' ) as $status ) {
			$this->make_post( array( 'post_title' => 'Hidden', 'post_status' => $status ) ); // phpcs:ignore WordPress.Arrays
		}
		$this->make_post( array( 'post_title' => 'Hidden', 'post_password' => 'x' ) ); // phpcs:ignore WordPress.Arrays
		$this->make_many_posts( 60 );
		$this->act_as( $this->make_user( 'administrator' ) );
		$response = $this->ask( $query );
		self::assertSame( 200, $response->status, $response->body );
		self::assertStringNotContainsString( 'Hidden', $response->body );
		self::assertLessThanOrEqual( 50, substr_count( $response->body, '<article' ) );
	}

	public function test_rejects_invalid_signatures(): void {
		$good  = Signed::make( $this->kind(), $this->settings( array() ) );
		$other = Signed::make( 'something-else', $this->settings( array() ) );
		$known = array( 'x', $other, '{"post_status":"any"}', substr( $good, 0, -2 ) . 'AA', strrev( $good ), array( 'a' => $good ) );
		foreach ( $known as $value ) {
			$response = $this->call( $this->action(), array( $this->field() => $value ) + $this->others() );
			self::assertSame( 400, $response->status );
			self::assertSame( $this->field(), $response->data()['field'] );
		}
	}

	public function test_a_value_of_a_cached_page_shows_current_posts(): void {
		$post  = $this->make_post( array( 'post_title' => 'Once open' ) );
		$query = array( 'include' => array( $post, $this->make_post(), $this->make_post() ) );
		self::assertStringContainsString( 'Once open', $this->ask( $query )->body );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'private' ) ); // phpcs:ignore WordPress.Arrays
		self::assertStringNotContainsString( 'Once open', $this->ask( $query )->body );
	}

	/**
	 * Sends a query signed by this site.
	 *
	 * @param array<string, mixed> $query The list's query.
	 * @param array<string, string> $fields Other fields.
	 */
	protected function ask( array $query, array $fields = array() ): Response {
		return $this->call(
			$this->action(),
			array( $this->field() => Signed::make( $this->kind(), $this->settings( $query ) ) ) + $fields + $this->others()
		);
	}
}
