<?php
declare( strict_types=1 );

namespace Frontage\Tests\Base;

use Frontage\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Tests what the panels of the editor are told about costs, and who is told. */
final class EditorCostsTest extends TestCase {
	private static function ask(): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', '/frontage/v1/editor-costs' ) );
	}

	public function test_all_who_can_edit_posts_may_read_them_and_only_they(): void {
		$statuses = array();
		foreach ( array( 'subscriber', 'contributor', 'editor' ) as $role ) {
			$this->act_as( $this->make_user( $role ) );
			$statuses[ $role ] = self::ask()->get_status();
		}
		$this->act_as( 0 );
		$statuses['visitor'] = self::ask()->get_status();
		self::assertSame(
			array(
				'subscriber'  => 403,
				'contributor' => 200,
				'editor'      => 200,
				'visitor'     => 401,
			),
			$statuses
		);
	}

	public function test_costs_include_react_of_wordpress(): void {
		$this->act_as( $this->make_user( 'contributor' ) );
		$costs = self::ask()->get_data()['costs'];
		self::assertGreaterThan( 20_000, $costs['files']['wordpress/react-dom'] );
		self::assertGreaterThan( 0, $costs['files']['tabs/view.js'] );
		self::assertContains( array( 'wordpress/react-dom', 'near', 1 ), $costs['modules']['gallery']['at']['use'] );
		self::assertSame( 'near', $costs['words']['visible'] );
		self::assertContains( 'core/embed', $costs['media']['blocks'] );
	}

	public function test_third_parties_are_an_object_even_if_there_are_none(): void {
		$this->act_as( $this->make_user( 'contributor' ) );
		$parties = (array) self::ask()->get_data()['thirdParties'];
		self::assertContains( 'Mailchimp', array_column( array_merge( ...array_values( $parties ) ), 'name' ) );
		add_filter( 'frontage_third_parties', '__return_empty_array' );
		self::assertStringEndsWith( '"thirdParties":{}}', (string) wp_json_encode( self::ask()->get_data() ) );
	}
}
