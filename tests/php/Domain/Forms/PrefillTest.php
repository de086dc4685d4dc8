<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

/** Tests where fields get their first value from; pages stay the same for everyone. */
final class PrefillTest extends Form_Case {
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
		self::assertArrayNotHasKey( 'user', $this->ticket( $post ) );
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
			$this->ticket( $post )['user'] ?? null
		);
		self::assertArrayNotHasKey( 'user', $this->ticket( $this->make_form() ), 'Only what the form asks for.' );
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
}
