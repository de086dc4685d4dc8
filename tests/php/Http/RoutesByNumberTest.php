<?php
declare( strict_types=1 );

namespace Frontage\Tests\Http;

use Frontage\Base\Manifest;
use Frontage\Http\Endpoint;
use Frontage\Tests\TestCase;
use WP_REST_Request;

/** Tests of every REST route that contributors may call that its response does not tell what they may not read of a post. */
final class RoutesByNumberTest extends TestCase {
	/** A number that no post has. */
	private const MISSING = 7_700_001;

	/** Values that make a route read the post that another field names. */
	private const OTHERS = array( 'query' => '{"related":true,"withoutCurrent":true,"perPage":12}' );

	public function test_a_contributor_learns_nothing_of_posts_of_others(): void {
		$terms = array_map( static fn ( string $name ): int => self::term( $name ), array( 'Quagga', 'Zebra' ) );
		foreach ( $terms as $term ) {
			wp_set_post_categories( $this->make_post(), array( $term ) );
		}
		$hidden = array();
		foreach ( array( 'draft', 'private', 'pending', 'trash' ) as $status ) {
			$hidden[ $status ] = $this->make_post(
				array(
					'post_status' => $status,
					'post_author' => 1,
				)
			);
			wp_set_post_categories( $hidden[ $status ], array( $terms[0] ) );
		}
		$this->act_as( $this->make_user( 'contributor' ) );
		$tried = 0;
		foreach ( $this->routes() as $endpoint ) {
			foreach ( array_keys( $endpoint->args() ) as $field ) {
				$others  = array_intersect_key( self::OTHERS, $endpoint->args() );
				$missing = $this->send( $endpoint, array( $field => self::MISSING ) + $others );
				foreach ( $hidden as $status => $post ) {
					$answer = $this->send( $endpoint, array( $field => $post ) + $others );
					$answer = str_replace( (string) $post, (string) self::MISSING, $answer );
					self::assertSame( $missing, $answer, $endpoint::ROUTE . ", $field: $status" );
					++$tried;
				}
			}
		}
		self::assertGreaterThan( 10, $tried );
	}

	private static function term( string $name ): int {
		$term = wp_insert_term( $name, 'category' );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}

	/** @return list<Endpoint> Those that contributors may call. */
	private function routes(): array {
		$all = array_map( static fn ( string $name ): Endpoint => new $name(), Manifest::implementations( Endpoint::class ) );
		return array_values( array_filter( $all, static fn ( Endpoint $one ): bool => current_user_can( $one->policy()->capability ) ) );
	}

	/**
	 * Returns a response as text.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function send( Endpoint $endpoint, array $fields ): string {
		$route   = (string) preg_replace( '/\(\?P<\w+>[^)]*\)/', '1', $endpoint::ROUTE );
		$request = new WP_REST_Request( $endpoint::METHOD, "/frontage/v1$route" );
		'GET' === $endpoint::METHOD ? $request->set_query_params( $fields ) : $request->set_body_params( $fields );
		$answer = rest_do_request( $request );
		return (string) wp_json_encode( array( $answer->get_status(), $answer->get_data(), $answer->get_headers() ) );
	}
}
