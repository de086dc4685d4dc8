<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Ads;

use Frontage\Domain\Ads\Ad_Settings;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Tests\TestCase;
use WP_REST_Request;

/** Base class of the tests of the Ads tab. */
abstract class Ads_TestCase extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 1 );
	}

	/**
	 * Calls a route.
	 *
	 * @param array<string, mixed> $fields
	 * @return array{int, mixed} Status and data.
	 */
	protected static function ask( string $path, array $fields = array(), string $method = 'POST' ): array {
		$request = new WP_REST_Request( $method, "/frontage/v1/$path" );
		foreach ( $fields as $name => $value ) {
			$request->set_param( $name, $value );
		}
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data() );
	}

	/**
	 * Starts, pauses, deletes or restores an ad.
	 *
	 * @return array{int, mixed} Status and data.
	 */
	protected static function change( int $id, string $action ): array {
		return self::ask( 'ads/change', array( 'ids' => array( $id ), 'do' => $action ) ); // phpcs:ignore WordPress.Arrays
	}

	/**
	 * Creates an image ad in the group Shop.
	 *
	 * @param array<string, mixed> $settings Settings that are not as in a new ad.
	 */
	protected function make_ad( array $settings = array(), bool $is_active = true ): int {
		$id = $this->make_post(
			array(
				'post_type'   => Ad_Type::TYPE,
				'post_title'  => 'Ad',
				'post_status' => $is_active ? 'publish' : 'draft',
			)
		);
		Ad_Settings::write( $id, Ad_Settings::check( $settings + array( 'image' => $this->picture() ), $is_active ) );
		wp_set_object_terms( $id, array( 'Shop' ), Ad_Type::GROUP );
		return $id;
	}

	/**
	 * Returns an ad as the list has it.
	 *
	 * @return array<string, mixed>
	 */
	protected function listed( int $id ): array {
		return array_column( self::ask( 'ads', array(), 'GET' )[1]['ads'], null, 'id' )[ $id ];
	}

	/** Creates a picture in the media library. */
	protected function picture(): int {
		$id = $this->make_post(
			array(
				'post_type'      => 'attachment',
				'post_status'    => 'inherit',
				'post_mime_type' => 'image/png',
			)
		);
		update_post_meta( $id, '_wp_attached_file', "ads/$id.png" );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 300,
				'height' => 250,
				'file'   => "ads/$id.png",
				'sizes'  => array(),
			)
		);
		return $id;
	}
}
