export { wakeIfRemembered as mount } from '@frontage/consent/remembered';
