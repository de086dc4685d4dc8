<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/** Tests where fields get their first value from; pages stay the same for everyone. */
final class PrefillTest extends Form_TestCase {
	private const OWN = array(
		array(
			'text',
			array(
				'label'   => 'Name',
				'name'    => 'name',
				'prefill' => 'user-name',
			),
		),
		array(
			'text',
			array(
				'kind'    => 'email',
				'label'   => 'Email',
				'name'    => 'email',
				'prefill' => 'user-email',
			),
		),
	);

	public function test_a_users_data_comes_with_the_token_and_never_with_the_page(): void {
		$post = $this->make_form( array(), self::OWN );
		self::assertArrayNotHasKey( 'user', $this->token( $post ) );
		$guest = $this->html( $post );
		$user  = $this->make_user( 'subscriber' );
		$this->act_as( $user );
		$data = get_userdata( $user );
		\Frontage\Domain\Forms\Form_Context::reset();
		self::assertStringNotContainsString( false === $data ? '?' : $data->user_email, $this->html( $post ) );
		self::assertStringContainsString( '"prefill":{"name":"user-name","email":"user-email"}', html_entity_decode( $guest ) );
		self::assertSame(
			array(
				'user-name'  => false === $data ? '' : $data->display_name,
				'user-email' => false === $data ? '' : $data->user_email,
			),
			$this->token( $post )['user'] ?? null
		);
		self::assertArrayNotHasKey( 'user', $this->token( $this->make_form() ), 'Only what the form asks for.' );
	}

	public function test_a_binding_gives_the_default_value(): void {
		register_meta(
			'post',
			'topic',
			array(
				'type'         => 'string',
				'single'       => true,
				'show_in_rest' => true,
			)
		);
		$field = array(
			'label'    => 'Topic',
			'name'     => 'topic',
			'value'    => 'None',
			'metadata' => array(
				'bindings' => array(
					'value' => array(
						'source' => 'core/post-meta',
						'args'   => array( 'key' => 'topic' ),
					),
				),
			),
		);
		$post  = $this->make_form( array(), array( array( 'text', $field ) ) );
		update_post_meta( $post, 'topic', 'Bread & roses' );
		$GLOBALS['post'] = get_post( $post );
		self::assertStringContainsString( 'value="Bread &amp; roses"', $this->html( $post ) );
	}

	public function test_a_choice_is_bound_and_a_source_about_the_user_gets_into_no_page(): void {
		register_block_bindings_source(
			'tests/user',
			array(
				'label'              => 'User',
				'get_value_callback' => static fn (): string => wp_get_current_user()->user_email ?: 'Help',
			)
		);
		$field = array(
			'label'    => 'Topic',
			'name'     => 'topic',
			'value'    => 'Sales',
			'options'  => array( 'Sales', 'Help' ),
			'metadata' => array( 'bindings' => array( 'value' => array( 'source' => 'tests/user' ) ) ),
		);
		$post  = $this->make_form( array(), array( array( 'choice', $field ), array( 'text', array( 'name' => 'two' ) + $field ) ) );
		$guest = $this->html( $post );
		self::assertMatchesRegularExpression( '/<option[^>]* selected[^>]*>Help</', $guest );
		self::assertStringContainsString( 'value="Help"', $guest );
		$user = $this->make_user( 'subscriber' );
		$this->act_as( $user );
		\Frontage\Domain\Forms\Form_Context::reset();
		$data = get_userdata( $user );
		self::assertStringNotContainsString( false === $data ? '?' : $data->user_email, $this->html( $post ) );
		self::assertSame( $user, get_current_user_id() );
		unregister_block_bindings_source( 'tests/user' );
	}

	public function test_the_editor_is_told_which_attribute_can_be_bound(): void {
		foreach ( array( 'text', 'choice', 'consent' ) as $kind ) {
			for ( $time = 0; $time < 2; $time++ ) {
				// phpcs:ignore WordPress.NamingConventions -- The name of WordPress.
				$offered = apply_filters( "block_bindings_supported_attributes_frontage/field-$kind", array() );
				self::assertSame( 'consent' === $kind ? array() : array( 'value' ), $offered );
			}
		}
	}
}
