export { form as mount } from '@frontage/form';
